/** The part of the package that the service uses; it ships no types of its own. */
declare module 'fs-native-extensions' {
  /** Takes the system's exclusive lock on an open file; false where another open file has it. */
  export function tryLock(fd: number): boolean
}
