/** Base of the links to this installation, without a slash at its end. */
export class PublicUrl {
  constructor(readonly base: string) {}
}

/** The page on which a recipient follows an order or a stop. */
export function trackingUrl(publicUrl: string, token: string): string {
  return `${publicUrl}/rastreio/${token}`;
}

/** Whether this process serves the demonstration on this machine, where nothing is really paid or sent. */
export class Demonstration {
  constructor(readonly active: boolean) {}
}
