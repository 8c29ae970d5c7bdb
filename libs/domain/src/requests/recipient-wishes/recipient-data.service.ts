import { Injectable } from '@nestjs/common';
import { BoardAlerts, type DataAsked } from '../../ordering/index.js';
import { PhoneLinks } from '../../base/index.js';
import { KnownRecipients } from './known-recipients.service.js';

/** A recipient asks the company for their data, or to erase them. A person does it, or says why not. */
@Injectable()
export class RecipientData {
  constructor(
    private readonly recipients: KnownRecipients,
    private readonly alerts: BoardAlerts,
    private readonly phones: PhoneLinks,
  ) {}

  /** By the mark of the message to the phone, or by the end of its number. @throws as `KnownRecipients.proven` */
  async ask(
    token: string,
    { digits, mark }: { readonly digits: string; readonly mark: string },
    what: DataAsked,
  ): Promise<void> {
    const { order, stop } = await (this.phones.admits(token, mark)
      ? this.recipients.own(token)
      : this.recipients.proven(token, digits));
    await this.alerts.raiseAsked(order.hubId, { orderId: order.id, stop: stop.ordinal }, what);
  }
}
