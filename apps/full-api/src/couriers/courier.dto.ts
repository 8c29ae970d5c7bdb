import { PagingDto } from '../validation/paging.dto.js';
import { FlagField, InstantField, TextField, WordField } from '../validation/scalar-field.decorator.js';

export class FindCouriersDto extends PagingDto {
  @TextField({ label: 'O e-mail', trimmed: true }) email?: string;
  @TextField({ label: 'O telefone' }) telefone?: string;
  @TextField({ label: 'O CPF' }) cpf?: string;
  @TextField({ label: 'A placa' }) placa?: string;
  @FlagField({ label: 'O filtro de ativos', description: 'Trabalhando agora' }) ativo?: boolean;
  @FlagField({ label: 'O filtro de bloqueados', description: 'Bloqueados' }) bloqueado?: boolean;
  @FlagField({ label: 'O filtro de aprovados', description: 'Cadastro aprovado' }) aprovado?: boolean;
}

const LIVE = ['available', 'busy'] as const;

export class OnlineCouriersDto extends PagingDto {
  @WordField({ label: 'A disponibilidade', words: LIVE, description: 'Ambas quando omitida' })
  status?: (typeof LIVE)[number];
}

export class BlockCourierDto {
  @InstantField({
    label: 'O fim do bloqueio',
    description: 'Data e hora futura; sem ela o bloqueio dura até ser removido',
    example: '2099-12-31T23:59:59Z',
  })
  bloqueado_ate?: string | null;
}
