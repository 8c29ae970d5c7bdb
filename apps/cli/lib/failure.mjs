/** What ends the program with a sentence instead of a stack. */
export class Failure extends Error {}
