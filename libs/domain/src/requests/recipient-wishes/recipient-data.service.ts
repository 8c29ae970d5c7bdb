import { Injectable } from '@nestjs/common';
import { BoardAlerts, type DataAsked } from '../../ordering/index.js';
import { PhoneLinks } from '../../base/index.js';
import { RecipientVerification } from './recipient-verification.service.js';

/** A recipient asks the company for their data, or to erase them. A person does it, or says why not. */
@Injectable()
export class RecipientData {
  constructor(
    private readonly recipients: RecipientVerification,
    private readonly alerts: BoardAlerts,
    private readonly phones: PhoneLinks,
  ) {}

  /** By the mark of the message to the phone, or by the end of its number. @throws as `RecipientVerification.verified` */
  async ask(
    token: string,
    { digits, mark }: { readonly digits: string; readonly mark: string },
    what: DataAsked,
  ): Promise<void> {
    const { order, stop } = await (this.phones.admits(token, mark)
      ? this.recipients.byLink(token)
      : this.recipients.verified(token, digits));
    await this.alerts.raiseAsked(order.hubId, { orderId: order.id, stop: stop.ordinal }, what);
  }
}
