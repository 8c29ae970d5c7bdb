import { MessageLog } from '#domain';
import { RUNTIME_CONFIG, type RuntimeConfig } from '#runtime';
import { Controller, Inject, NotFoundException, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { z } from 'zod';
import { Endpoint } from '../http/endpoint.decorator.js';
import { PageAssets } from '../tracking/page-assets.provider.js';
import { mailboxPage } from './mailbox.page.js';

const PATH = 'api/console/mailbox';
const TIMEZONE = 'America/Sao_Paulo';
const POLICY =
  "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
const LOOPBACK_PEER = /^(::1|(::ffff:)?127\.\d+\.\d+\.\d+)$/;

const demonstrationAnswer = z.strictObject({
  /** Address of the mailbox page; null: texts are really sent. */
  mailbox: z.string().nullable(),
});

/**
 * The mailbox of the demonstration: links and codes that open accounts, so it answers on this machine only, to its own
 * address, and nowhere but in a demonstration.
 */
@Controller('api/console')
export class MailboxController {
  constructor(
    private readonly log: MessageLog,
    private readonly assets: PageAssets,
    @Inject(RUNTIME_CONFIG) private readonly config: RuntimeConfig,
  ) {}

  @Endpoint({
    method: 'GET',
    path: 'demonstration',
    status: 200,
    summary: 'Says where the texts of a demonstration can be read',
    open: true,
    answer: demonstrationAnswer,
  })
  demonstration(@Req() request: Request) {
    return { mailbox: this.isOpenTo(request) ? `/${PATH}` : null };
  }

  @Endpoint({
    method: 'GET',
    path: 'mailbox',
    status: 200,
    summary: 'A page with the texts that the demonstration would have sent',
    mediaTypes: ['text/html'],
    open: true,
    errors: [404],
  })
  async page(@Req() request: Request, @Res() response: Response): Promise<void> {
    if (!this.isOpenTo(request)) throw new NotFoundException();
    const messages = await this.log.mailbox(null);
    const page = await mailboxPage(this.assets.url('tracking-page.css'), messages, TIMEZONE);
    response.set({
      'Content-Security-Policy': POLICY,
      'Cache-Control': 'no-store',
      'Referrer-Policy': 'no-referrer',
    });
    response.type('html').send(page);
  }

  /** A page elsewhere whose name resolves to this machine asks by its own name. */
  private isOpenTo({ socket, headers }: Request): boolean {
    const { demonstration, publicUrl } = this.config;
    return (
      demonstration &&
      LOOPBACK_PEER.test(socket.remoteAddress ?? '') &&
      headers.host?.toLowerCase() === new URL(publicUrl).host
    );
  }
}
