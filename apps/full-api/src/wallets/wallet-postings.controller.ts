import { Res } from '@nestjs/common';
import type { Caller, Scope, WalletOwner } from '#domain';
import type { Response } from 'express';
import { CurrentCaller } from '../auth/caller.decorator.js';
import { EndpointBody, EndpointParam } from '../endpoint.decorator.js';
import { renderPosting } from './posting.answers.js';
import type { walletEndpoints } from './wallet-endpoint.decorator.js';
import type { WalletService } from './wallet.service.js';
import { toPostingAnswer, toTopUpAnswer, type PostingAnswer, type TopUpAnswer } from './wallet.body.js';
import type { CreditDto, DebitDto, TopUpDto } from './wallet.dto.js';

const Answering = () => Res({ passthrough: true });

/** The endpoints that move a wallet, for the controller of each kind of owner to extend. */
export function walletPostings(
  Wallet: Pick<ReturnType<typeof walletEndpoints>, 'Credit' | 'Debit' | 'TopUp'>,
) {
  abstract class WalletPostings {
    protected abstract readonly wallets: WalletService;
    protected abstract ownerOf(scope: Scope, id: number): Promise<WalletOwner>;

    @Wallet.Credit()
    async credit(
      @CurrentCaller() { scope }: Caller,
      @EndpointParam('id') id: number,
      @EndpointBody() body: CreditDto,
      @Answering() response: Response,
    ): Promise<PostingAnswer> {
      const posting = await this.wallets.credit(scope, await this.ownerOf(scope, id), body);
      return renderPosting(response, posting, toPostingAnswer);
    }

    @Wallet.Debit()
    async debit(
      @CurrentCaller() { scope }: Caller,
      @EndpointParam('id') id: number,
      @EndpointBody() body: DebitDto,
      @Answering() response: Response,
    ): Promise<PostingAnswer> {
      const posting = await this.wallets.debit(scope, await this.ownerOf(scope, id), body);
      return renderPosting(response, posting, toPostingAnswer);
    }

    @Wallet.TopUp()
    async topUp(
      @CurrentCaller() { scope }: Caller,
      @EndpointParam('id') id: number,
      @EndpointBody() body: TopUpDto,
      @Answering() response: Response,
    ): Promise<TopUpAnswer> {
      const posting = await this.wallets.topUp(scope, await this.ownerOf(scope, id), body);
      return renderPosting(response, posting, toTopUpAnswer);
    }
  }
  return WalletPostings;
}
