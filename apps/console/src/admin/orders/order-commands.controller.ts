import {
  CANCEL_REASONS,
  FileLinks,
  OrderGroups,
  OrderLifecycle,
  OrderQueries,
  Payments,
  Robots,
  type OrderRecord,
  type Scope,
} from '#domain';
import { z } from 'zod';
import {
  type ConsoleEndpoint,
  Endpoint,
  EndpointBody,
  EndpointParam,
} from '../../http/endpoint.decorator.js';
import { AdminController, CurrentScope } from '../access/index.js';
import { idField as idNumber, idText, text } from '../field.schemas.js';
import { adminOrderBody } from './order.body.js';
import { orderAnswer, orderGroupAnswer } from './order.answers.js';

const toCourier = z.strictObject({
  courierId: idNumber,
  /** Who has the order as the operator sees it, null: nobody. With somebody else it is refused. */
  from: idNumber.nullable().exactOptional(),
});
const release = z.strictObject({ reason: text.nullable().default(null) });
const cancel = z.strictObject({
  reason: z.enum(CANCEL_REASONS).default('operator'),
  note: text.nullable().default(null),
  /** Collected goods return first; the order ends cancelled after the return. */
  returnToPickup: z.boolean().default(false),
});
const grouping = z.strictObject({ orderIds: z.array(idNumber).min(1).max(50) });

interface CommandDeclaration extends Pick<ConsoleEndpoint, 'body' | 'area'> {
  readonly path: string;
  readonly summary: string;
  /** In the audit log. */
  readonly action: string;
  /** The command commits by itself, step by step. */
  readonly ownTransactions?: true;
}

const declared = ({ action, ownTransactions, ...rest }: CommandDeclaration) => ({
  ...rest,
  method: 'POST' as const,
  status: 200,
  params: { id: idText },
  errors: [404, 409],
  audit: { entity: 'order' as const, action, ...(ownTransactions && { ownTransactions }) },
});

/** A command on an order, answered with the order as it is then. */
const Command = (declaration: CommandDeclaration) =>
  Endpoint({ ...declared(declaration), answer: orderAnswer });

/** Commands of operators on one order. Repeating one changes nothing. */
@AdminController('orders/:id', 'orders')
export class AdminOrderCommandsController {
  constructor(
    private readonly lifecycle: OrderLifecycle,
    private readonly groups: OrderGroups,
    private readonly payments: Payments,
    private readonly robots: Robots,
    private readonly orders: OrderQueries,
    private readonly files: FileLinks,
  ) {}

  @Command({ path: 'assign', action: 'assigned', summary: 'Assigns a courier', body: toCourier })
  assign(
    @CurrentScope() by: Scope,
    @EndpointParam('id') id: number,
    @EndpointBody() { courierId, from }: z.output<typeof toCourier>,
  ) {
    return this.shown(by, this.lifecycle.reassign(by, id, courierId, from));
  }

  @Command({
    ...{ path: 'release', action: 'released', body: release },
    summary: 'Takes the order from its courier and searches again',
  })
  release(
    @CurrentScope() by: Scope,
    @EndpointParam('id') id: number,
    @EndpointBody() { reason }: z.output<typeof release>,
  ) {
    return this.shown(by, this.lifecycle.release(by, id, reason));
  }

  @Command({ path: 'ready', action: 'ready', summary: 'Marks the order as ready for pickup' })
  ready(@CurrentScope() by: Scope, @EndpointParam('id') id: number) {
    return this.shown(by, this.lifecycle.ready(by, id));
  }

  @Command({ path: 'cancel', action: 'cancelled', summary: 'Cancels an order', body: cancel })
  cancel(
    @CurrentScope() by: Scope,
    @EndpointParam('id') id: number,
    @EndpointBody() body: z.output<typeof cancel>,
  ) {
    return this.shown(
      by,
      this.lifecycle.cancel(by, id, body).then(({ order }) => order),
    );
  }

  /** Completes the order for the courier, whatever steps are left. */
  @Command({ path: 'complete', action: 'completed', summary: 'Completes an order by hand' })
  complete(@CurrentScope() by: Scope, @EndpointParam('id') id: number) {
    return this.shown(by, this.lifecycle.complete(by, id));
  }

  @Command({
    ...{ path: 'confirm-payment', action: 'payment_confirmed', area: 'payments' },
    summary: 'Confirms the payment by hand',
  })
  confirmPayment(@CurrentScope() by: Scope, @EndpointParam('id') id: number) {
    return this.shown(by, this.payments.confirm(by, id));
  }

  @Endpoint({
    ...declared({
      path: 'group',
      action: 'grouped',
      summary: 'Groups orders under this one',
      body: grouping,
    }),
    answer: orderGroupAnswer,
  })
  async group(
    @CurrentScope() by: Scope,
    @EndpointParam('id') id: number,
    @EndpointBody() { orderIds }: z.output<typeof grouping>,
  ) {
    const group = await this.groups.group(by, id, orderIds);
    const orderIdsNow = await this.groups.members(group.id);
    return { groupId: group.id, leaderOrderId: group.leaderOrderId, orderIds: orderIdsNow };
  }

  @Command({ path: 'ungroup', action: 'ungrouped', summary: 'Takes the order out of its group' })
  ungroup(@CurrentScope() by: Scope, @EndpointParam('id') id: number) {
    return this.shown(by, this.groups.ungroup(by, id));
  }

  /** Sandbox only. */
  @Command({
    ...{ path: 'robot-step', action: 'robot_step_taken', ownTransactions: true },
    summary: 'Lets the robot courier take its next step (sandbox)',
  })
  robotStep(@CurrentScope() by: Scope, @EndpointParam('id') id: number) {
    return this.shown(by, this.robots.step(by, id));
  }

  private async shown(by: Scope, command: Promise<OrderRecord>) {
    const { id } = await command;
    return adminOrderBody(await this.orders.byId(by, id), this.files);
  }
}
