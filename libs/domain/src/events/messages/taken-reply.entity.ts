import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { instant } from '../../base/index.js';

/** Table `taken_replies`: answers of phones that were taken, as long as their signature is worth something. */
@Entity('taken_replies')
@Index('taken_replies_at_idx', ['at'])
export class TakenReply {
  /** The digest of the id that the gateway of messages gave it. */
  @PrimaryColumn({ type: 'text' }) id: string;
  @Column(instant) at: Date;
}
