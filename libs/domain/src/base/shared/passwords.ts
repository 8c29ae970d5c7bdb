/** Slow and salted, for passwords that people choose. Random keys are hashed fast instead. */
export abstract class Passwords {
  abstract hash(password: string): Promise<string>;
  abstract matches(hash: string, password: string): Promise<boolean>;
}
