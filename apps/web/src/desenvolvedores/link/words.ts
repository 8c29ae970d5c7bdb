import { words } from '../../ground/language.js';

export const linkWords = words(
  {
    confirm: 'Confirmar e-mail',
    confirmLead:
      'Falta um passo: digite a senha que você escolheu no cadastro. Se não foi você quem se cadastrou, feche esta página.',
    registeredPassword: 'Senha do cadastro',
    wrongPassword:
      'Não é a senha deste cadastro. Tente de novo ou, na tela de entrada, escolha outra em Esqueci a senha.',
    confirmDo: 'Confirmar',
    confirmed: 'E-mail confirmado. Entre para criar o primeiro aplicativo.',
    reset: 'Nova senha',
    password: 'Senha nova',
    passwordHint: 'Pelo menos 8 letras ou números.',
    resetDo: 'Salvar senha',
    resetDone: 'Senha trocada. Entre com a nova.',
    invitation: 'Convite para uma equipe',
    invitationLead: 'Aceite com o e-mail que recebeu o convite.',
    invitationDo: 'Aceitar convite',
    invitationDone: (team: string) => `Você agora faz parte de ${team}.`,
    newHere: 'Ainda não tem cadastro? Cadastre-se com o e-mail do convite.',
    register: 'Cadastrar e aceitar',
    name: 'Seu nome',
    email: 'E-mail que recebeu o convite',
    registered: 'Cadastro feito: entre e o convite já está aceito.',
    knownAlready:
      'Este e-mail já tem cadastro, e o convite ainda não foi aceito. Entre com a sua senha e abra de novo o link do convite. Para quem esqueceu a senha, enviamos um link ao e-mail.',
    stale: 'Este link não vale mais. Peça outro.',
    enter: 'Entrar',
    toEnter: 'Ir para a tela de entrada',
    toApps: 'Ver aplicativos',
  },
  {
    confirm: 'Confirm e-mail',
    confirmLead:
      'One step left: enter the password that you chose when signing up. If it was not you who signed up, close this page.',
    registeredPassword: 'Password of the sign-up',
    wrongPassword:
      'This is not the password of this sign-up. Try again, or choose another under Forgot password where you sign in.',
    confirmDo: 'Confirm',
    confirmed: 'E-mail confirmed. Sign in to create the first app.',
    reset: 'New password',
    password: 'New password',
    passwordHint: 'At least 8 letters or digits.',
    resetDo: 'Save password',
    resetDone: 'Password changed. Sign in with the new one.',
    invitation: 'Invitation to a team',
    invitationLead: 'Accept it with the e-mail that received the invitation.',
    invitationDo: 'Accept invitation',
    invitationDone: (team) => `You are now part of ${team}.`,
    newHere: 'No account yet? Sign up with the e-mail that was invited.',
    register: 'Sign up and accept',
    name: 'Your name',
    email: 'E-mail that was invited',
    registered: 'Signed up: sign in, the invitation is accepted.',
    knownAlready:
      'This e-mail has an account already, and the invitation is not accepted yet. Sign in with your password and open the invitation again. In case you forgot the password, we sent a link to the e-mail.',
    stale: 'This link is no longer valid. Ask for another.',
    enter: 'Sign in',
    toEnter: 'Go to sign in',
    toApps: 'See apps',
  },
);
