/** Markdown about the headers that help programs on their way, for each face's document. */
export const ANSWER_HELP = `
## Quando algo não dá certo

Com 401 o cabeçalho \`Credential-Hint\` diz o que falta na forma da credencial: nenhuma, sem \`Bearer\`, cortada, de outra
API, ou de teste ou real, mas desconhecida aqui. No ambiente de testes o cabeçalho \`Sandbox-Warning\` nomeia os campos que
foram ignorados e o nome que provavelmente valia; o inspetor do portal mostra o mesmo em cada chamada. Com 405 o cabeçalho
\`Allow\` lista os métodos do caminho.

Cada resposta a uma credencial traz \`RateLimit-Policy\` (\`"default";q=600;w=60\`: 600 requisições em 60 segundos) e
\`RateLimit\` (\`"default";r=599;t=1\`: restam 599; \`t\` são os segundos até a cota voltar). Acima disso a resposta é 429, com \`Retry-After\`.`.trim();
