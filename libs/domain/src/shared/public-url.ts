/** Base of the links that are handed out, without a slash at its end. */
export class PublicUrl {
  constructor(readonly base: string) {}
}
