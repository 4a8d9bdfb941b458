/** What an access key may look like; whether there is such a key, the service says. */
export const accessKey = /^[\w.-]{1,128}$/
