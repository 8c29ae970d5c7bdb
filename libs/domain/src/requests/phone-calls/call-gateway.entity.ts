import { Column, Entity, PrimaryColumn } from 'typeorm';
import { instant } from '../../base/index.js';

/** Table `call_gateways`: the telephony of a hub that connects calls; the secret that both sign by is sealed. */
@Entity('call_gateways')
export class HubCallGateway {
  @PrimaryColumn({ type: 'bigint' }) hubId: number;
  @Column({ type: 'text' }) url: string;
  @Column({ type: 'text' }) secretKeyId: string;
  @Column({ type: 'bytea' }) secretBox: Buffer;
  @Column(instant) connectedAt: Date;
}
