import { Injectable } from '@nestjs/common';
import { Hubs } from '../../company/index.js';
import { Clock, Database, DomainError, PublicUrl, type Scope, trackingUrl } from '../../base/index.js';
import { builtInText, type MessageText, MOMENT_RULES } from './moment-texts.rules.js';
import { OwnMessageText } from './message.entity.js';
import { exampleWords, messageTime, momentText, smsParts, textProblems } from './message-text.rules.js';

type TextPlace = Pick<OwnMessageText, 'template' | 'channel' | 'language'>;

const EXAMPLE_TOKEN = 'Xq3vT0pLw8KzR5mYc2NdHs';

/** Table `message_texts`; the built-in text holds where the hub wrote none. */
@Injectable()
export class MessageTexts {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly hubs: Hubs,
    private readonly publicUrl: PublicUrl,
  ) {}

  list({ hubId }: Pick<Scope, 'hubId'>): Promise<OwnMessageText[]> {
    return this.db.manager.findBy(OwnMessageText, { hubId });
  }

  /** Filled as what is sent. @throws invalid_value (no such channel or language of the moment) */
  async preview({ hubId }: Pick<Scope, 'hubId'>, place: TextPlace, written: MessageText) {
    const { template, channel, language } = place;
    const rules = MOMENT_RULES[template];
    if (!rules.channels.includes(channel)) throw new DomainError('invalid_value', { field: 'channel' });
    if (!rules.languages.includes(language)) throw new DomainError('invalid_value', { field: 'language' });
    const { name, settings, timezone } = await this.hubs.get(hubId);
    const words = exampleWords(language, {
      companyName: settings.branding.name ?? name,
      link: trackingUrl(this.publicUrl.base, EXAMPLE_TOKEN),
      time: messageTime(language, timezone, this.clock.now()),
    });
    const example = momentText(template, words, written) ?? written;
    return {
      ...example,
      parts: channel === 'sms' ? smsParts(example.text) : null,
      problems: textProblems(template, channel, written, example),
    };
  }

  /** @throws invalid_value (`text`: what `preview` says) · as `preview` */
  async write(scope: Scope, place: TextPlace, { subject, text }: MessageText): Promise<OwnMessageText> {
    const written = {
      text,
      subject: place.channel === 'email' ? subject : builtInText(place.template, place.language).subject,
    };
    const { problems } = await this.preview(scope, place, written);
    const [problem] = problems;
    if (problem) throw new DomainError('invalid_value', { field: 'text', problem: problem.kind });
    const { hubId } = scope;
    const own: OwnMessageText = { hubId, ...place, ...written, updatedAt: this.clock.now() };
    await this.db.manager.upsert(OwnMessageText, own, ['hubId', 'template', 'channel', 'language']);
    return own;
  }

  async forget({ hubId }: Scope, { template, channel, language }: TextPlace): Promise<void> {
    await this.db.manager.delete(OwnMessageText, { hubId, template, channel, language });
  }
}
