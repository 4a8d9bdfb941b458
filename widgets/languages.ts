// The build writes the hashes of all words here that are not American English: a page in that language never loads this file.
export {}
