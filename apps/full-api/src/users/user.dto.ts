import { PASSWORD_MIN_LENGTH } from '#domain';
import { PagingDto } from '../validation/paging.dto.js';
import { EmailField, FlagField, TextField } from '../validation/scalar-field.decorator.js';

export class FindUsersDto extends PagingDto {
  @TextField({
    label: 'O e-mail',
    description: 'Somente o usuário com este e-mail',
    trimmed: true,
    lookup: true,
  })
  email?: string | null;

  @TextField({ label: 'O id externo', description: 'Somente os usuários com este id externo', lookup: true })
  external_id?: string | null;
}

/** A user with this e-mail gets the token; created when there is none. */
export class TokenDto {
  @TextField({ label: 'O nome', required: true, example: 'Padaria Alvorada' })
  nome: string;

  @EmailField({ label: 'O e-mail', required: true, example: 'alvorada@example.com' })
  email: string;

  @TextField({ label: 'A senha', required: true, min: PASSWORD_MIN_LENGTH.contract, example: 'segredo1' })
  senha: string;

  @TextField({ label: 'O telefone', required: true, example: '11999990001' })
  telefone: string;
}

export class CreateUserDto extends TokenDto {
  @TextField({ label: 'O id externo', example: 'LOJA-1' })
  external_id?: string | null;
}

export class UpdateUserDto {
  @TextField({ label: 'O nome', min: 1, example: 'Padaria Alvorada' })
  nome?: string | null;

  @TextField({ label: 'O telefone', min: 1, example: '11999990001' })
  telefone?: string | null;

  @TextField({ label: 'O id externo', example: 'LOJA-1' })
  external_id?: string | null;

  @TextField({ label: 'A senha', min: PASSWORD_MIN_LENGTH.contract, example: 'segredo1' })
  senha?: string | null;

  @FlagField({ label: 'O bloqueio', description: 'Omitido, nada muda', example: false })
  bloqueado?: boolean | null;
}
