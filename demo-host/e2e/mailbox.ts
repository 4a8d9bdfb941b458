import { type APIRequestContext, expect } from '@playwright/test'
import { shop } from './places'

type Mail = { text: string; subject: string }

async function mailsTo(request: APIRequestContext, to: string): Promise<Mail[]> {
  const headers = { accept: 'application/json' }
  const answer = await request.get(`${shop}/outbox?to=${encodeURIComponent(to)}`, { headers })
  return ((await answer.json()) as { mails: Mail[] }).mails
}

/** Waits until a mail about this is in the sandbox's outbox. */
export async function expectMailed(request: APIRequestContext, to: string, about: string): Promise<void> {
  const subjects = async () => (await mailsTo(request, to)).map(({ subject }) => subject).join()
  await expect.poll(subjects, { timeout: 20_000 }).toContain(about)
}

/** The link of the newest mail to an address, once it is in the sandbox's outbox; one with a token if no other is asked for. */
export async function linkMailedTo(
  request: APIRequestContext,
  to: string,
  words: RegExp,
  form = /https?:\/\/\S+#token=[\w-]+/,
): Promise<string> {
  let link: string | undefined
  await expect
    .poll(
      async () => {
        const mail = (await mailsTo(request, to)).find(({ subject }) => words.test(subject))
        link = mail && form.exec(mail.text)?.[0]
        return link
      },
      { message: `a mail to ${to}`, timeout: 20_000 },
    )
    .toBeTruthy()
  return link ?? ''
}
