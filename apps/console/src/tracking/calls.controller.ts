import { isDomainError, PhoneCalls } from '#domain';
import { Controller } from '@nestjs/common';
import { z } from 'zod';
import { callPage } from './call.page.js';
import { type FormPage, FormPages, type Said, saidOf, shortText } from './form-pages.service.js';
import { recipientForm } from './recipient-form.controller.js';
import { TrackedOrders } from './tracked-orders.service.js';

const Form = recipientForm({
  sent: z.object({ digits: shortText(20) }).catch({ digits: '' }),
  page: 'The page on which a recipient has the courier called',
  takes: 'Rings the recipient, and then the courier',
  refused: (error): Said => {
    const unable = isDomainError(error, 'external_service_unavailable');
    return unable || isDomainError(error, 'feature_disabled') ? 'noCall' : saidOf(error);
  },
});

/** How a recipient has the courier called, by a form: neither sees the number of the other. */
@Controller('/rastreio/:token/ligacao')
export class RecipientCallsController extends Form {
  constructor(
    private readonly calls: PhoneCalls,
    private readonly orders: TrackedOrders,
    protected readonly pages: FormPages,
  ) {
    super();
  }

  protected async take(token: string, { digits }: { readonly digits: string }): Promise<Said> {
    await this.calls.askAsRecipient(token, digits);
    return 'calling';
  }

  protected async page(token: string, said: Said | null): Promise<FormPage> {
    const order = await this.orders.shown(token);
    const { mayCall } = await this.orders.acts(order);
    const shown = said ?? (mayCall ? null : 'late');
    const asks = mayCall && (shown === null || shown === 'digits' || shown === 'tries');
    return {
      ...{ company: order.company, said: shown, title: ({ call }) => call.title },
      content: (words) =>
        callPage(
          {
            token,
            said: shown,
            asks,
            mayWrite: order.conversation !== null,
            phonesHidden: order.phonesHidden,
          },
          words,
        ),
    };
  }
}
