import { networkInterfaces } from 'node:os';
import { PublicUrl, qrModules } from '#domain';
import { z } from 'zod';
import { Endpoint } from '../../http/endpoint.decorator.js';
import { AdminController } from '../access/index.js';
import { phoneAddress } from './phone-address.rules.js';

/** `secure`: phones tell their position to this address. `qr`: rows of its QR code, 1 is dark. */
const appAnswer = z.strictObject({
  app: z.strictObject({ address: z.string(), secure: z.boolean(), qr: z.array(z.string()) }).nullable(),
});

/** The couriers' app, for an operator who tries it on a phone. */
@AdminController('courier-app', 'couriers')
export class CourierAppController {
  constructor(private readonly publicUrl: PublicUrl) {}

  @Endpoint({
    method: 'GET',
    status: 200,
    summary:
      'Shows the address of the couriers’ app for a phone, as a QR code; null when no phone reaches this server',
    answer: appAnswer,
  })
  read() {
    const networks = Object.values(networkInterfaces()).flatMap((list) => list ?? []);
    const server = phoneAddress(this.publicUrl.base, networks);
    if (server === null) return { app: null };
    const address = `${server}/entregador`;
    return { app: { address, secure: address.startsWith('https:'), qr: qrModules(address) } };
  }
}
