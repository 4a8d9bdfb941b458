// The build writes the hashes of words in other languages here; a page in American English never loads this file.
export {}
