import type { DomainErrorCode } from '#domain';
import { Endpoint, type Access, type Dto } from '../endpoint.decorator.js';
import { pathId } from '../validation/path.parser.js';
import { PostingAnswer, StatementAnswer, TopUpAnswer } from './wallet.body.js';
import { CreditDto, DebitDto, StatementDto, TopUpDto } from './wallet.dto.js';

interface WalletKind<Answer extends Dto> {
  readonly tag: string;
  /** Error of a path that names no owner of such a wallet. */
  readonly missing: DomainErrorCode;
  readonly readers: Access;
  readonly answer: Answer;
}

/** The decorators of the five endpoints that each kind of wallet has. */
export function walletEndpoints<Answer extends Dto>({ tag, missing, readers, answer }: WalletKind<Answer>) {
  const params = { id: pathId(missing) };
  const reading = { tag, method: 'GET', status: 200, access: readers, params } as const;
  const posting = {
    tag,
    method: 'POST',
    status: 201,
    alsoOk: true,
    access: 'hub',
    params,
    errors: [400, 403, 404],
  } as const;
  const top = { summary: 'Registra uma recarga já paga', body: TopUpDto, answer: TopUpAnswer };
  return {
    Read: () => Endpoint({ ...reading, summary: 'Lê o saldo', answer, errors: [403, 404] }),
    Statement: () =>
      Endpoint({
        ...reading,
        path: 'transacoes',
        summary: 'Lê o extrato',
        query: StatementDto,
        answer: StatementAnswer,
        errors: [400, 403, 404],
      }),
    Credit: () =>
      Endpoint({ ...posting, path: 'creditos', summary: 'Credita', body: CreditDto, answer: PostingAnswer }),
    Debit: () =>
      Endpoint({ ...posting, path: 'debitos', summary: 'Debita', body: DebitDto, answer: PostingAnswer }),
    TopUp: () => Endpoint({ ...posting, path: 'recargas', ...top }),
  };
}
