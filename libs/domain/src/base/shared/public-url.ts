/** Base of links to this installation, without a slash at its end. */
export class PublicUrl {
  constructor(readonly base: string) {}
}

export function trackingUrl(publicUrl: string, token: string): string {
  return `${publicUrl}/rastreio/${token}`;
}

/** Whether this process is the demonstration on one machine, where nothing is really paid or sent. */
export class Demonstration {
  constructor(readonly active: boolean) {}
}
