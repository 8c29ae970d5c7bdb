/* Written by `npm run sdks` from the OpenAPI document; test/sdks compares them. */
/* eslint-disable */
export interface paths {
    "/api/m/abrirSolicitacao": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Abrir solicitação */
        post: operations["abrirSolicitacao"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/m/estimarSolicitacao": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Estimar solicitação */
        get: operations["estimarSolicitacao"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/m/solicitacao": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Listar solicitações
         * @description Com data_hora_alteracao_min: as solicitações alteradas desde então, também as excluídas, da alteração mais antiga à mais nova; os demais filtros são ignorados. Ao lado de response vem proximo_cursor: envie-o em cursor na próxima consulta.
         */
        get: operations["solicitacao"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/m/solicitacaoStatus": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Situação da solicitação */
        get: operations["solicitacaoStatus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/m/posicaoCondutor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Posição do condutor */
        get: operations["posicaoCondutor"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/m/reciboEntrega": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Recibo da entrega */
        get: operations["reciboEntrega"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/m/obterLinkRastreio/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Links de rastreio */
        get: operations["obterLinkRastreio_id"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/m/consultarProgramada": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Consultar solicitações programadas */
        get: operations["consultarProgramada"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/m/cancelar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Cancelar solicitação */
        post: operations["cancelar"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/m/cancelarProgramada": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Cancelar solicitação programada */
        post: operations["cancelarProgramada"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/m/v1/request/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Request detail */
        get: operations["v1_request_id"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/m/categoria": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Listar categorias */
        get: operations["categoria"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/m/empresa": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Consultar empresas */
        get: operations["empresa"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/m/cadastrarEmpresa": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Cadastrar empresa */
        post: operations["cadastrarEmpresa"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/m/atualizarEmpresa/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Atualizar empresa */
        put: operations["atualizarEmpresa_id"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/m/atualizarEmpresas": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Atualizar várias empresas */
        put: operations["atualizarEmpresas"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/m/listarAreasAtuacaoEmpresa": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Listar áreas de atuação */
        get: operations["listarAreasAtuacaoEmpresa"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/m/saldoCreditosEmpresa": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Saldo de créditos da empresa */
        post: operations["saldoCreditosEmpresa"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/m/recarregarCreditosEmpresa": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Recarregar créditos da empresa */
        post: operations["recarregarCreditosEmpresa"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/m/sacarCreditosEmpresa": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sacar créditos da empresa */
        post: operations["sacarCreditosEmpresa"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/m/condutor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Consultar condutores */
        get: operations["condutor"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/m/atualizarCondutor/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Atualizar condutor */
        post: operations["atualizarCondutor_id"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/m/atualizarCondutores": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Atualizar vários condutores */
        put: operations["atualizarCondutores"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/m/obterDocumentosCadastroCondutor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Tipos de documento do cadastro */
        post: operations["obterDocumentosCadastroCondutor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/m/obterDocumentosCondutor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Documentos do condutor */
        post: operations["obterDocumentosCondutor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/m/documentoCondutor/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Enviar documento do condutor */
        post: operations["documentoCondutor_id"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/m/saldoCreditosCondutor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Saldo de créditos do condutor */
        post: operations["saldoCreditosCondutor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/m/recarregarCreditosCondutor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Recarregar créditos do condutor */
        post: operations["recarregarCreditosCondutor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/m/sacarCreditosCondutor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sacar créditos do condutor */
        post: operations["sacarCreditosCondutor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/m/cadastrarWebhook": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Cadastrar webhook */
        post: operations["cadastrarWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/m/listarWebhook": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Listar webhooks */
        get: operations["listarWebhook"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/m/atualizarWebhook/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Atualizar webhook */
        put: operations["atualizarWebhook_id"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/m/deletarWebhook/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Deletar webhook */
        delete: operations["deletarWebhook_id"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface webhooks {
    mudancaDeStatus: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Enviado ao endereço cadastrado a cada mudança de status; responder 2xx em até 10 segundos
         * @description `Signature-V2` e `Signature` trazem o HMAC-SHA-512 dos bytes do corpo, em hexadecimal minúsculo, com a chave que
         *     registrou o webhook; `event_id` é o mesmo em cada repetição.
         *
         *     ```js
         *     const certa = createHmac('sha512', apiKey).update(corpoComoVeio).digest();
         *     const veio = Buffer.from(cabecalhos['signature-v2'], 'hex');
         *     const confere = veio.length === certa.length && timingSafeEqual(veio, certa);
         *     ```
         *
         *     Cada evento é um `POST` em JSON e conta como recebido com a resposta 2xx em até 10 segundos; redirecionamentos não são seguidos. Sem ela, os mesmos bytes vão de novo com o mesmo `webhook-id` após 5 s, 30 s, 2 min, 10 min, 30 min, 1 h, 2 h, 4 h, 8 h, 12 h (±20 %; `Retry-After` é respeitado).
         *
         *     Os eventos de um pedido chegam um por vez, na ordem; guarde o `webhook-id` para descartar repetições. `webhook-sequence` cresce com cada acontecimento do pedido e não faz parte de nenhuma assinatura. O cabeçalho `webhook-test: true` marca um evento de teste, de um pedido que não existe.
         *
         *     A resposta 410 desativa o endereço na hora; 5 dias só de falhas, ou 20 seguidas ao longo de um dia, também. Depois de 5 tentativas seguidas sem resposta de um host, os envios a ele pausam de 10 a 120 segundos; um novo cadastro, a troca do endereço, a reativação, o teste e o reenvio manual não esperam por essa pausa nem pela próxima tentativa.
         *
         *     `webhook-id`, `webhook-timestamp` e `webhook-signature` seguem a convenção Standard Webhooks. A assinatura é `v1,` e o base64 do HMAC-SHA256 de `id.timestamp.corpo`, com o segredo `whsec_…` do webhook (no painel da central, no da loja ou em Webhook, neste portal). A biblioteca pública `standardwebhooks` confere tudo isto.
         *
         *     - Tolerância: recuse um `webhook-timestamp` a mais de 5 minutos do seu relógio. Cada tentativa é assinada de novo, na sua hora, então uma repetição tardia também passa.
         *     - Várias assinaturas: `webhook-signature` pode trazer mais de uma, separadas por espaço, enquanto um segredo é trocado. Aceite se qualquer uma confere; ignore versões que não sejam `v1`.
         *     - Confira os bytes como vieram, antes de interpretar o JSON, e compare em tempo constante.
         */
        post: operations["mudancaDeStatus"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface components {
    schemas: never;
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    abrirSolicitacao: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    forma_pagamento: "F" | "R" | "X" | "C" | "B" | "D" | "P" | "H";
                    paradas: {
                        endereco_parada?: string | number;
                        bairro_parada?: string | number;
                        cidade_parada?: string | number;
                        estado_parada?: string | number;
                        lat_parada?: string | number;
                        lng_parada?: string | number;
                        complemento_parada?: string | number;
                        referencia_parada?: string | number;
                        id_externo?: string | number;
                        nome_cliente_parada?: string | number;
                        telefone_cliente_parada?: string | number;
                        observacao_parada?: string | number;
                        valor_cobrar?: number | string;
                        codigo_confirmacao?: string | number;
                    }[];
                    retorno?: boolean | number | string;
                    condutor?: {
                        /** @enum {string|number} */
                        tipo_identificacao?: "I" | "C" | "T" | "P" | "V" | 0;
                        identificacao?: string | number;
                    };
                    data?: string | number;
                    hora?: string | number;
                    antecedencia?: number | string;
                    categoria_id?: number | string;
                    categoria_nome?: string | number;
                    observacao?: string | number;
                    empresa_id: number | string;
                    partida: {
                        endereco?: string | number;
                        bairro?: string | number;
                        cidade?: string | number;
                        estado?: string | number;
                        lat?: string | number;
                        lng?: string | number;
                        complemento?: string | number;
                        referencia?: string | number;
                    };
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        response: {
                            id_mch: string;
                            public_id: string;
                        };
                    };
                };
            };
        };
    };
    estimarSolicitacao: {
        parameters: {
            query?: {
                endereco_partida?: string | number;
                bairro_partida?: string | number;
                cidade_partida?: string | number;
                estado_partida?: string | number;
                lat_partida?: string | number;
                lng_partida?: string | number;
                endereco_desejado?: string | number;
                bairro_desejado?: string | number;
                cidade_desejado?: string | number;
                estado_desejado?: string | number;
                lat_desejado?: string | number;
                lng_desejado?: string | number;
                latlng_paradas?: string;
                categoria_id?: number | string;
                categoria_nome?: string | number;
                data?: string | number;
                hora?: string | number;
                com_retorno?: boolean | number | string;
                empresa_id?: number | string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        response: {
                            estimativa_valor: number;
                            estimativa_minutos: number;
                            estimativa_km: number;
                            categoria_nome: string;
                            tarifa_nome: string;
                            partida: {
                                lat: number;
                                lng: number;
                            };
                            desejado: {
                                lat: number;
                                lng: number;
                            };
                        };
                    };
                };
            };
        };
    };
    solicitacao: {
        parameters: {
            query?: {
                id?: string | number;
                id_mch?: string | number;
                status_solicitacao?: "G" | "P" | "S" | "U" | "O" | "T" | "R" | "L" | "D" | "A" | "E" | "F" | "C" | "N";
                condutor_id?: number | string;
                taxista_id?: number | string;
                cliente_id?: number | string;
                empresa_id?: number | string;
                tipo_pagamento?: "F" | "R" | "X" | "C" | "B" | "D" | "P" | "H";
                data_hora_solicitacao_min?: string | number;
                data_hora_solicitacao_max?: string | number;
                data_hora_alteracao_min?: string | number;
                cursor?: string | number;
                limite?: number | string;
                pagina?: number | string;
            };
            header?: {
                /** @description ETag de uma resposta anterior: enquanto nada mudou, a resposta é 304, sem corpo */
                "If-None-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    /** @description Versão desta resposta: envie em If-None-Match na próxima consulta */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        response: {
                            id: string;
                            data_hora_solicitacao: string;
                            data_hora_aceite: string | null;
                            data_hora_chegada_local: string | null;
                            data_hora_finalizacao: string | null;
                            data_hora_cancelamento: string | null;
                            data_hora_pendencia: string | null;
                            status_solicitacao: string;
                            cliente_id: string;
                            nome_passageiro: string;
                            empresa_id: string;
                            bandeira_chamada_id: string;
                            bandeira_configuracao_id: string;
                            distancia_coleta_km: string;
                            distancia_percorrida_km: string;
                            valor_corrida: string;
                            valor_corrida_integral: string;
                            condutor_especificado: boolean;
                            com_retorno: boolean;
                            condutor_id: string;
                            nome_condutor: string;
                            telefone_condutor: string;
                            telefone_condutor_internacional: string;
                            taxista_id: string;
                            nome_taxista: string;
                            telefone_taxista: string;
                            veiculo: string;
                            placa_veiculo: string;
                            cor_veiculo: string;
                            duracao_corrida: string;
                            taxas_cancelamento: string;
                            tipo_pagamento: string;
                            estimativa_km: string;
                            estimativa_minutos: string;
                            link_acompanhamento_solicitacao: string;
                            public_id: string;
                            coleta: {
                                endereco: string;
                                complemento: string;
                                referencia: string;
                                bairro: string;
                                cidade: string;
                                estado: string;
                                lat: string | null;
                                lng: string | null;
                            };
                            partida: {
                                endereco: string;
                                complemento: string;
                                referencia: string;
                                bairro: string;
                                cidade: string;
                                estado: string;
                                lat: string | null;
                                lng: string | null;
                            };
                            paradas: {
                                id: string;
                                ordem: number;
                                endereco: string;
                                complemento: string;
                                referencia: string;
                                bairro: string;
                                cidade: string;
                                uf: string;
                                lat: string | null;
                                lng: string | null;
                                numero_pedido: string;
                                nome_cliente: string;
                                telefone_cliente: string;
                                observacao: string;
                                link_rastreio_pedido: string;
                                entregue: boolean;
                            }[];
                        }[];
                    };
                };
            };
        };
    };
    solicitacaoStatus: {
        parameters: {
            query: {
                id_mch: string | number;
            };
            header?: {
                /** @description ETag de uma resposta anterior: enquanto nada mudou, a resposta é 304, sem corpo */
                "If-None-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    /** @description Versão desta resposta: envie em If-None-Match na próxima consulta */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        response: {
                            status: string;
                        };
                    };
                };
            };
        };
    };
    posicaoCondutor: {
        parameters: {
            query: {
                id_mch: string | number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        response: {
                            lat_condutor: string | null;
                            lng_condutor: string | null;
                        };
                    };
                };
            };
        };
    };
    reciboEntrega: {
        parameters: {
            query: {
                id_mch: string | number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        response: {
                            id_mch: string;
                            condutor: {
                                nome: string;
                                telefone: string;
                                modelo: string;
                                placa: string;
                            };
                            dados_solicitacao: {
                                valor: string;
                                valor_original: string;
                                duracao: string;
                                distancia: string;
                                tarifa: string;
                                id_categoria: string;
                                categoria: string;
                                descricao_categoria: string;
                                desconto: string;
                                tipo_pagamento: string;
                            };
                            partida: {
                                endereco: string;
                                bairro: string;
                                cidade: string;
                                estado: string;
                                data_hora: string | null;
                            };
                            desejado: {
                                endereco: string;
                                bairro: string;
                                cidade: string;
                                estado: string;
                                data_hora: string | null;
                            };
                            cliente: {
                                cliente_id: string;
                                nome: string;
                                cpf: string;
                            };
                            empresa: {
                                empresa_id: string;
                                nome: string;
                                cpf: string;
                            };
                        };
                    };
                };
            };
        };
    };
    obterLinkRastreio_id: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        response: {
                            parada_id: string;
                            link_rastreio: string;
                            codigo_confirmacao: number | null;
                        }[];
                    };
                };
            };
        };
    };
    consultarProgramada: {
        parameters: {
            query?: {
                id_mch_programada?: string | number;
                limite?: number | string;
                pagina?: number | string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        response: {
                            id_mch_programada: string;
                            situacao: string;
                            situacao_formatada: string;
                            data_previsao_disparo: string;
                            hora_previsao_disparo: string;
                            id_mch: string | null;
                            observacao: string;
                            empresa: {
                                id: string;
                                nome: string;
                            };
                            categoria: {
                                id: string;
                                nome: string;
                            };
                            valor: {
                                estimado: string;
                                prefixado: string;
                            };
                            coleta: {
                                endereco: string;
                                complemento: string;
                                referencia: string;
                                bairro: string;
                                cidade: string;
                                estado: string;
                                lat: string | null;
                                lng: string | null;
                            };
                            paradas: {
                                id: string;
                                ordem: number;
                                endereco: string;
                                complemento: string;
                                referencia: string;
                                bairro: string;
                                cidade: string;
                                uf: string;
                                lat: string | null;
                                lng: string | null;
                                numero_pedido: string;
                                nome_cliente: string;
                                telefone_cliente: string;
                                observacao: string;
                                link_rastreio_pedido: string;
                                entregue: boolean;
                            }[];
                        }[] | {
                            id_mch_programada: string;
                            situacao: string;
                            situacao_formatada: string;
                            data_previsao_disparo: string;
                            hora_previsao_disparo: string;
                            id_mch: string | null;
                            observacao: string;
                            empresa: {
                                id: string;
                                nome: string;
                            };
                            categoria: {
                                id: string;
                                nome: string;
                            };
                            valor: {
                                estimado: string;
                                prefixado: string;
                            };
                            coleta: {
                                endereco: string;
                                complemento: string;
                                referencia: string;
                                bairro: string;
                                cidade: string;
                                estado: string;
                                lat: string | null;
                                lng: string | null;
                            };
                            paradas: {
                                id: string;
                                ordem: number;
                                endereco: string;
                                complemento: string;
                                referencia: string;
                                bairro: string;
                                cidade: string;
                                uf: string;
                                lat: string | null;
                                lng: string | null;
                                numero_pedido: string;
                                nome_cliente: string;
                                telefone_cliente: string;
                                observacao: string;
                                link_rastreio_pedido: string;
                                entregue: boolean;
                            }[];
                        };
                    };
                };
            };
        };
    };
    cancelar: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id_mch: string | number;
                    /** @enum {integer|string} */
                    motivo_id?: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13 | 16 | 17 | 18 | 19 | 20;
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        response: {
                            status: string;
                            mensagem: string;
                        };
                    };
                };
            };
        };
    };
    cancelarProgramada: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id_mch_programada: string | number;
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        response: {
                            id_mch_programada: number;
                            mensagem: string;
                        };
                    };
                };
            };
        };
    };
    v1_request_id: {
        parameters: {
            query?: never;
            header?: {
                /** @description ETag de uma resposta anterior: enquanto nada mudou, a resposta é 304, sem corpo */
                "If-None-Match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    /** @description Versão desta resposta: envie em If-None-Match na próxima consulta */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        request_id: number;
                        public_id: string;
                        external_id: string | null;
                        full_code: string;
                        short_code: string;
                        requested_at: string;
                        manager: string;
                        route_key: string;
                        return_trip: boolean;
                        category: string | null;
                        driver?: {
                            id: number;
                            name: string;
                            phone: string;
                            cpf: string;
                            vtr: string;
                            vehicle_plate: string;
                            vehicle_model: string;
                        };
                        enterprise: {
                            id: number;
                            name: string;
                        };
                        progress: {
                            accepted_at: string | null;
                            accept_lat: number;
                            accept_lng: number;
                            accept_eta_seconds: number;
                            accept_eta_km: number;
                            accept_duration_minutes: number;
                            accept_distance_km: number;
                            estimated_distance_km: number;
                            estimated_duration_minutes: number;
                            estimated_value: number;
                            pickup_arrival: string | null;
                            arrival_at_surroundings: string | null;
                            start_trip: string | null;
                            pending_at: string | null;
                        };
                        stops: {
                            id: number;
                            order: number;
                            status: string;
                            notes: string;
                            external_id: string | null;
                            client: {
                                name: string;
                                phone: string;
                            };
                            address: {
                                address: string;
                                neighborhood: string;
                                city: string;
                                state: string;
                                complement: string;
                                reference: string;
                                latitude: number | null;
                                longitude: number | null;
                            };
                            delivered_at: string | null;
                        }[];
                        finished?: {
                            finished_at: string;
                            finalized_distance_km: number;
                            traveled_distance_km: number;
                            stopped_time_virtual_taximeter: number;
                            final_value: number;
                            coupon_value: number;
                            address: {
                                address: string;
                                neighborhood: string;
                                city: string;
                                state: string;
                                latitude: number | null;
                                longitude: number | null;
                            };
                        };
                        cancellation?: {
                            cancelled_at: string;
                            cancelled_reason: string;
                            cancelled_by: string;
                            cancelled_by_name: string | null;
                        }[];
                    };
                };
            };
        };
    };
    categoria: {
        parameters: {
            query?: {
                lat?: string | number;
                lng?: string | number;
                endereco?: string | number;
                bairro?: string | number;
                cidade?: string | number;
                estado?: string | number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        response: {
                            id: string;
                            nome: string;
                        }[];
                    };
                };
            };
        };
    };
    empresa: {
        parameters: {
            query?: {
                empresa_id?: number | string;
                limite?: number | string;
                pagina?: number | string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        response: {
                            id: string;
                            nome: string;
                            numero_contrato: string;
                            endereco: string;
                            complemento: string;
                            bairro: string;
                            cidade: string;
                            uf: string;
                            cep: string;
                            lat: string | null;
                            lng: string | null;
                            telefone: string;
                            telefone_internacional: string;
                            status_empresa: string;
                            data_hora_cadastro: string;
                            dados_extras: string | null;
                            tipo_documento: string;
                            documento: string;
                            tipos_pagamento: string[];
                            categorias: {
                                id: string;
                                nome: string;
                            }[];
                        }[] | {
                            id: string;
                            nome: string;
                            numero_contrato: string;
                            endereco: string;
                            complemento: string;
                            bairro: string;
                            cidade: string;
                            uf: string;
                            cep: string;
                            lat: string | null;
                            lng: string | null;
                            telefone: string;
                            telefone_internacional: string;
                            status_empresa: string;
                            data_hora_cadastro: string;
                            dados_extras: string | null;
                            tipo_documento: string;
                            documento: string;
                            tipos_pagamento: string[];
                            categorias: {
                                id: string;
                                nome: string;
                            }[];
                        };
                    };
                };
            };
        };
    };
    cadastrarEmpresa: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    nome_fantasia: string | number;
                    razao_social?: string | number;
                    endereco?: {
                        logradouro?: string | number;
                        complemento?: string | number;
                        uf?: string | number;
                        cidade?: string | number;
                        bairro?: string | number;
                        cep?: string | number;
                        lat?: string | number;
                        lng?: string | number;
                    };
                    telefone?: {
                        ddd?: string;
                        numero?: string;
                    };
                    /** @enum {string} */
                    situacao_cadastral?: "A" | "S" | "G" | "D";
                    /** @enum {string} */
                    status_empresa?: "A" | "S" | "G" | "D";
                    categorias?: (number | string)[];
                    /** @description [] = todos */
                    tipos_pagamento?: ("F" | "R" | "X" | "C" | "B" | "D" | "P" | "H")[];
                    area_atuacao_empresa_id?: number | string;
                    cobrar_retorno?: boolean | number | string;
                    observacao_condutor?: string | number;
                    dados_extras?: unknown;
                    email?: string | number;
                    documento: string | number;
                    /** @enum {string} */
                    tipo_documento: "CNPJ" | "CPF";
                    numero_contrato: string | number;
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        response: {
                            status: string;
                            mensagem: string;
                            empresa_id: string;
                        };
                    };
                };
            };
        };
    };
    atualizarEmpresa_id: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    nome_fantasia?: string | number;
                    razao_social?: string | number;
                    endereco?: {
                        logradouro?: string | number;
                        complemento?: string | number;
                        uf?: string | number;
                        cidade?: string | number;
                        bairro?: string | number;
                        cep?: string | number;
                        lat?: string | number;
                        lng?: string | number;
                    };
                    telefone?: {
                        ddd?: string;
                        numero?: string;
                    };
                    /** @enum {string} */
                    situacao_cadastral?: "A" | "S" | "G" | "D";
                    /** @enum {string} */
                    status_empresa?: "A" | "S" | "G" | "D";
                    categorias?: (number | string)[];
                    /** @description [] = todos */
                    tipos_pagamento?: ("F" | "R" | "X" | "C" | "B" | "D" | "P" | "H")[];
                    area_atuacao_empresa_id?: number | string;
                    cobrar_retorno?: boolean | number | string;
                    observacao_condutor?: string | number;
                    dados_extras?: unknown;
                    email?: string | number;
                    documento?: string | number;
                    /** @enum {string} */
                    tipo_documento?: "CNPJ" | "CPF";
                    numero_contrato?: string | number;
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        response: {
                            status: string;
                            mensagem: string;
                        };
                    };
                };
            };
        };
    };
    atualizarEmpresas: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    status_empresa?: "A" | "S" | "G" | "D";
                    categorias?: (number | string)[];
                    /** @description [] = todos */
                    tipos_pagamento?: ("F" | "R" | "X" | "C" | "B" | "D" | "P" | "H")[];
                    area_atuacao_empresa_id?: number | string;
                    empresas: ((number | string) | {
                        /** @enum {string} */
                        status_empresa?: "A" | "S" | "G" | "D";
                        categorias?: (number | string)[];
                        /** @description [] = todos */
                        tipos_pagamento?: ("F" | "R" | "X" | "C" | "B" | "D" | "P" | "H")[];
                        area_atuacao_empresa_id?: number | string;
                        empresa_id?: number | string;
                        id?: number | string;
                    })[];
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: boolean;
                    };
                };
            };
        };
    };
    listarAreasAtuacaoEmpresa: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        response: {
                            id: number;
                            nome: string;
                            padrao: boolean;
                        }[];
                    };
                };
            };
        };
    };
    saldoCreditosEmpresa: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    empresa: {
                        tipo_identificacao: string | number;
                        identificacao: string | number;
                    };
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        response: {
                            saldo: number;
                        };
                    };
                };
            };
        };
    };
    recarregarCreditosEmpresa: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    empresa: {
                        tipo_identificacao: string | number;
                        identificacao: string | number;
                    };
                    valor: number | string;
                    observacao?: string | number;
                    external_id?: string | number;
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        response: {
                            registro_id: string;
                        };
                    };
                };
            };
        };
    };
    sacarCreditosEmpresa: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    empresa: {
                        tipo_identificacao: string | number;
                        identificacao: string | number;
                    };
                    valor: number | string;
                    observacao?: string | number;
                    external_id?: string | number;
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        response: {
                            registro_id: string;
                        };
                    };
                };
            };
        };
    };
    condutor: {
        parameters: {
            query?: {
                status_condutor?: "A" | "G" | "E" | "I" | "S" | "R" | "D";
                telefone?: string | number;
                id?: number | string;
                cpf?: string | number;
                limite?: number | string;
                pagina?: number | string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        response: {
                            id: string;
                            nome: string;
                            email: string;
                            telefone: string;
                            telefone_internacional: string;
                            status: string;
                            cpf: string;
                            chave_pix: string;
                            pagamentos: string[];
                            avaliacao_media: string;
                            data_hora_situacao_cadastral: string;
                            data_hora_ultima_corrida: string | null;
                            numero_viatura: string;
                            observacao_interna_1: string;
                            observacao_interna_2: string;
                            observacao_interna_3: string;
                            endereco: string;
                            numero_endereco: string;
                            complemento: string;
                            bairro: string;
                            nome_cidade: string;
                            uf_sigla: string;
                            cep: string;
                            pais_nome: string;
                            referencia_endereco: string;
                            dados_extras: string;
                            foto_url: string;
                        }[];
                    };
                };
            };
        };
    };
    atualizarCondutor_id: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    nome?: string | number;
                    /** @enum {string} */
                    sexo?: "M" | "F" | "O" | "N";
                    data_nascimento?: string;
                    email?: string | number;
                    telefone?: string | number;
                    /** @enum {string} */
                    status_condutor?: "A" | "G" | "E" | "I" | "S" | "R" | "D";
                    endereco?: string | number;
                    numero_endereco?: string | number;
                    complemento?: string | number;
                    cep?: string | number;
                    bairro?: string | number;
                    cpf?: string | number;
                    cnpj?: string | number;
                    cnh?: string | number;
                    /** @enum {string} */
                    veiculo_tipo?: "C" | "M" | "T" | "B";
                    placa?: string | number;
                    modelo?: string | number;
                    ano_modelo?: number | string;
                    cor?: string | number;
                    numero_viatura?: string | number;
                    categorias?: (number | string)[];
                    pagamentos?: ("D" | "V" | "T" | "W" | "C" | "B" | "A" | "X" | "P" | "H" | "R" | "F")[];
                    informacoes_adicionais?: string | number;
                    dados_extras?: unknown;
                    observacao_interna_1?: string | number;
                    observacao_interna_2?: string | number;
                    observacao_interna_3?: string | number;
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        response: {
                            status: string;
                            mensagem: string;
                        };
                    };
                };
            };
        };
    };
    atualizarCondutores: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    areas_bloqueio?: (number | string)[];
                    condutores: ((number | string) | {
                        areas_bloqueio?: (number | string)[];
                        condutor_id?: number | string;
                        id?: number | string;
                    })[];
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: boolean;
                    };
                };
            };
        };
    };
    obterDocumentosCadastroCondutor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    condutor: {
                        tipo_identificacao: string | number;
                        identificacao: string | number;
                    };
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        response: {
                            documentos: {
                                nome: string;
                                tipo: string;
                                ativo: boolean;
                            }[];
                            quantidade_documentos: number;
                        };
                    };
                };
            };
        };
    };
    obterDocumentosCondutor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    condutor: {
                        tipo_identificacao: string | number;
                        identificacao: string | number;
                    };
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        response: {
                            documentos: {
                                tipo: string;
                                nome: string;
                                url_foto: string;
                            }[];
                            quantidade_documentos: number;
                        };
                    };
                };
            };
        };
    };
    documentoCondutor_id: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** @enum {string} */
                    tipo: "ZG9jLmlkZW50aWRhZGU" | "ZG9jLmNuaA" | "ZG9jLmNybHY" | "ZG9jLmVuZGVyZWNv" | "rosto";
                    /** Format: binary */
                    foto: string;
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        response: {
                            status: string;
                            mensagem: string;
                        };
                    };
                };
            };
        };
    };
    saldoCreditosCondutor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    condutor: {
                        tipo_identificacao: string | number;
                        identificacao: string | number;
                    };
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        response: {
                            saldo: number;
                        };
                    };
                };
            };
        };
    };
    recarregarCreditosCondutor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    condutor: {
                        tipo_identificacao: string | number;
                        identificacao: string | number;
                    };
                    valor: number | string;
                    observacao?: string | number;
                    external_id?: string | number;
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        response: {
                            registro_id: string;
                        };
                    };
                };
            };
        };
    };
    sacarCreditosCondutor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    condutor: {
                        tipo_identificacao: string | number;
                        identificacao: string | number;
                    };
                    valor: number | string;
                    observacao?: string | number;
                    external_id?: string | number;
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        response: {
                            registro_id: string;
                        };
                    };
                };
            };
        };
    };
    cadastrarWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    tipo: string | number;
                    /** Format: uri */
                    url: string;
                    /** @enum {string} */
                    responsabilidade?: "SOLICITANTE" | "CORRIDA";
                    /** @enum {string} */
                    responsavel?: "SOLICITANTE" | "CORRIDA";
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        response: {
                            mensagem: string;
                            id: string;
                        };
                    };
                };
            };
        };
    };
    listarWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        response: {
                            webhooks: {
                                id: string;
                                tipo: string;
                                responsavel: string;
                                url: string;
                            }[];
                            quantidade_webhooks: number;
                        };
                    };
                };
            };
        };
    };
    atualizarWebhook_id: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: uri */
                    url: string;
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        response: {
                            mensagem: string;
                        };
                    };
                };
            };
        };
    };
    deletarWebhook_id: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        response: {
                            mensagem: string;
                        };
                    };
                };
            };
        };
    };
    mudancaDeStatus: {
        parameters: {
            query?: never;
            header: {
                /** @description HMAC-SHA-512 do corpo com a chave, em hexadecimal */
                "Signature-V2": string;
                /** @description O mesmo */
                Signature: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    datetime: string;
                    event_id: string;
                    request_id: number;
                    /** @enum {unknown} */
                    status_code: "R" | "L" | "D" | "A" | "E" | "F" | "C" | "N" | "AP" | "ER";
                    /** @enum {unknown} */
                    status_label: "WAITING_PAYMENT" | "WAITING_RELEASE" | "DISTRIBUTING" | "ACCEPTED" | "IN_PROGRESS" | "FINISHED" | "CANCELLED" | "NOT_SERVED" | "ARRIVED_AT_LOCATION" | "STOP_FINISHED";
                    stop_id?: string;
                    links: {
                        request: string;
                    };
                };
            };
        };
        responses: {
            /** @description Desativa o endereço */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Recebido */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
}
