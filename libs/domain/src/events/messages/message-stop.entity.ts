import { Column, Entity, PrimaryColumn } from 'typeorm';
import { instant } from '../../base/index.js';

/** Table `message_stops`: phones that want no more messages of a hub. */
@Entity('message_stops')
export class MessageStop {
  @PrimaryColumn({ type: 'bigint' }) hubId: number;
  /** As `nationalPhone` writes it. */
  @PrimaryColumn({ type: 'text' }) phone: string;
  @Column(instant) at: Date;
}
