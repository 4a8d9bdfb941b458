import { type APIRequestContext, expect } from '@playwright/test'
import { shop } from './places'

/** The link of the newest mail to an address, once it is in the sandbox's outbox. */
export async function linkMailedTo(request: APIRequestContext, to: string, words: RegExp): Promise<string> {
  let link: string | undefined
  await expect
    .poll(
      async () => {
        const answer = await request.get(`${shop}/outbox?to=${encodeURIComponent(to)}`, {
          headers: { accept: 'application/json' },
        })
        const { mails } = (await answer.json()) as { mails: { text: string; subject: string }[] }
        const mail = mails.find(({ subject }) => words.test(subject))
        link = mail && /https?:\/\/\S+#token=[\w-]+/.exec(mail.text)?.[0]
        return link
      },
      { message: `a mail to ${to}`, timeout: 20_000 },
    )
    .toBeTruthy()
  return link ?? ''
}
