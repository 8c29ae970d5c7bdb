import { ClaimQueries, Claims, MOST_CLAIM_PHOTOS, type Scope } from '#domain';
import { Res, UploadedFiles, UseInterceptors } from '@nestjs/common';
import { AnyFilesInterceptor } from '@nestjs/platform-express';
import type { Response } from 'express';
import { z } from 'zod';
import { idText } from '../../admin/field.schemas.js';
import { uploadLimits, type Upload } from '../../courier-api/files/upload.types.js';
import {
  CLAIM_PHOTO,
  claimFormFields,
  claimPhotoParams,
  ownClaimAnswer,
  ownClaimBody,
} from '../../docs/claim.schemas.js';
import { listOf } from '../../docs/record.schemas.js';
import { Endpoint, EndpointBody, EndpointParam, EndpointQuery } from '../../http/endpoint.decorator.js';
import { sendPrivateFile } from '../../http/private-file.mapper.js';
import { MerchantController, MerchantScope } from '../session/index.js';

const LISTED = 100;

const listQuery = z.strictObject({ state: z.enum(['open', 'decided']).default('open') });
const claimForm = z.object(claimFormFields);

/** What the shop says of a delivery that went wrong. */
@MerchantController()
export class MerchantClaimsController {
  constructor(
    private readonly claims: Claims,
    private readonly queries: ClaimQueries,
  ) {}

  @Endpoint({
    method: 'GET',
    path: 'claims',
    status: 200,
    summary: 'Claims about deliveries of the account: open ones, or decided ones with the answer',
    query: listQuery,
    answer: listOf(ownClaimAnswer),
  })
  async list(@MerchantScope() by: Scope, @EndpointQuery() { state }: z.output<typeof listQuery>) {
    const found = await this.queries.list(by, { open: state === 'open', limit: LISTED });
    return { items: found.map(ownClaimBody) };
  }

  @Endpoint({
    method: 'GET',
    path: 'orders/:id/claims',
    status: 200,
    summary: 'Claims about an order, newest first',
    params: { id: idText },
    answer: listOf(ownClaimAnswer),
    errors: [404],
  })
  async ofOrder(@MerchantScope() by: Scope, @EndpointParam('id') id: number) {
    return { items: (await this.claims.ofOrder(by, id)).map(ownClaimBody) };
  }

  @Endpoint({
    ...CLAIM_PHOTO,
    path: 'claims/:id/photos/:n',
    summary: 'A photo of the claim, from 0: the shop’s or the recipient’s',
    params: claimPhotoParams,
  })
  async photo(
    @MerchantScope() by: Scope,
    @EndpointParam('id') id: number,
    @EndpointParam('n') n: number,
    @Res() response: Response,
  ): Promise<void> {
    sendPrivateFile(await this.claims.photo(by, id, n), response);
  }

  @Endpoint({
    method: 'POST',
    path: 'orders/:id/claims',
    status: 201,
    access: 'ordering',
    summary: 'Opens a claim about a stop that has ended, with photos; a person of the company decides',
    params: { id: idText },
    body: claimForm,
    files: ['photos'],
    answer: ownClaimAnswer,
    errors: [404, 409, 413],
  })
  @UseInterceptors(AnyFilesInterceptor({ limits: uploadLimits(MOST_CLAIM_PHOTOS) }))
  async open(
    @MerchantScope() by: Scope,
    @EndpointParam('id') orderId: number,
    @EndpointBody() form: z.output<typeof claimForm>,
    @UploadedFiles() files: Upload[] | undefined,
  ) {
    const photos = (files ?? []).map(({ received }) => received);
    return ownClaimBody(await this.claims.open(by, 'shop', { orderId, ...form, photos }));
  }
}
