export const accessKey = /^[\w.-]{1,128}$/
