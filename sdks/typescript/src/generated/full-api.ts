/* Written by `npm run sdks` from the OpenAPI document; test/sdks compares them. */
/* eslint-disable */
export interface paths {
    "/api/v1/orders/lote": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cria até 500 pedidos de uma vez (adição nossa ao contrato)
         * @description Um resultado por pedido, na ordem do envio. Até 50 são criados na hora; mais viram um lote que GET /orders/lote/{id} acompanha. Um pedido fora do documento é o resultado dele (400), ou com atomico recusa todos. A Idempotency-Key vale para o lote todo e continua livre quando nada foi criado.
         */
        post: operations["OrderBatches.place"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/orders/lote/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Mostra até onde um lote chegou, com um resultado por pedido (adição nossa ao contrato) */
        get: operations["OrderBatches.read"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/orders/calcular": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Calcula preço e distância; nada é criado */
        post: operations["Orders.quote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lista os pedidos */
        get: operations["Orders.list"];
        put?: never;
        /** Cria um pedido */
        post: operations["Orders.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/chamar-entregador": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Chama um entregador, que informa os endereços de entrega na coleta */
        post: operations["Orders.callCourier"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/orders/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lê um pedido por id ou public_id */
        get: operations["Orders.read"];
        put?: never;
        post?: never;
        /** Cancela um pedido ainda não aceito */
        delete: operations["Orders.cancel"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/usuarios": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lista os usuários */
        get: operations["Users.list"];
        put?: never;
        /** Cria um usuário */
        post: operations["Users.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/usuarios/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lê um usuário */
        get: operations["Users.read"];
        /** Altera os campos enviados de um usuário */
        put: operations["Users.replace"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Altera os campos enviados de um usuário */
        patch: operations["Users.update"];
        trace?: never;
    };
    "/api/v1/usuarios/{id}/bloqueio": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Bloqueia um usuário */
        post: operations["Users.block"];
        /** Desbloqueia um usuário */
        delete: operations["Users.unblock"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/generateAccessToken": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Emite um token para um usuário, criado se ainda não existe */
        post: operations["Users.token"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/usuarios/{id}/carteira": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lê o saldo */
        get: operations["UserWallets.read"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/usuarios/{id}/carteira/transacoes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lê o extrato */
        get: operations["UserWallets.statement"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/usuarios/{id}/carteira/creditos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Credita */
        post: operations["UserWallets.credit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/usuarios/{id}/carteira/debitos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Debita */
        post: operations["UserWallets.debit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/usuarios/{id}/carteira/recargas": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Registra uma recarga já paga */
        post: operations["UserWallets.topUp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/entregadores": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lista os entregadores */
        get: operations["Couriers.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/entregadores/online": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lista quem está online */
        get: operations["Couriers.online"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/entregadores/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lê um entregador */
        get: operations["Couriers.read"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/entregadores/{id}/bloqueio": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Bloqueia um entregador */
        post: operations["Couriers.block"];
        /** Desbloqueia um entregador */
        delete: operations["Couriers.unblock"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/entregadores/{id}/bloqueio-saque": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Bloqueia os saques de um entregador */
        post: operations["Couriers.blockWithdrawals"];
        /** Desbloqueia os saques de um entregador */
        delete: operations["Couriers.unblockWithdrawals"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/entregadores/{id}/carteira": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lê o saldo */
        get: operations["CourierWallets.read"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/entregadores/{id}/carteira/transacoes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lê o extrato */
        get: operations["CourierWallets.statement"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/entregadores/{id}/carteira/creditos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Credita */
        post: operations["CourierWallets.credit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/entregadores/{id}/carteira/debitos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Debita */
        post: operations["CourierWallets.debit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/entregadores/{id}/carteira/recargas": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Registra uma recarga já paga */
        post: operations["CourierWallets.topUp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/tipos-veiculos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lista os tipos de veículo */
        get: operations["VehicleTypes.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/tipos-veiculos/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lê um tipo de veículo */
        get: operations["VehicleTypes.read"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/tipos-veiculos/{id}/categorias": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lista as categorias de um tipo de veículo */
        get: operations["VehicleTypes.categories"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/webhooks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lista os webhooks */
        get: operations["Webhooks.list"];
        put?: never;
        /** Registra um webhook */
        post: operations["Webhooks.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/webhooks/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lê um webhook */
        get: operations["Webhooks.read"];
        put?: never;
        post?: never;
        /** Remove um webhook */
        delete: operations["Webhooks.remove"];
        options?: never;
        head?: never;
        /** Altera os campos enviados de um webhook */
        patch: operations["Webhooks.update"];
        trace?: never;
    };
}
export interface webhooks {
    orderEvent: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Enviado a cada mudança de um pedido; responder 2xx em até 10 segundos
         * @description O corpo traz `event` e `order` (ou `courier`), e nada mais. O cabeçalho `webhook-security` repete o
         *     `codigo_seguranca` do webhook: compare-o em tempo constante.
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
        post: operations["orderEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    courierEvent: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Enviado quando um entregador entra no ar, sai ou se move; responder 2xx em até 10 segundos
         * @description O corpo traz `event` e `order` (ou `courier`), e nada mais. O cabeçalho `webhook-security` repete o
         *     `codigo_seguranca` do webhook: compare-o em tempo constante.
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
        post: operations["courierEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface components {
    schemas: {
        ActiveOrderBody: {
            /** @description Id do pedido */
            id: number;
            /** @description Referência de quem integra */
            external_id: string | null;
            /** @description Situação */
            order_status: string;
        };
        BatchRowBody: {
            /** @description O status que o pedido teria sozinho: 201 quando foi criado */
            status: number;
            /** @description Id do pedido criado */
            id: number | null;
            /** @description Número do pedido criado */
            public_id: string | null;
            /** @description O external_id enviado */
            external_id: string | null;
            /** @description Preço do pedido criado */
            total_value: number | null;
            /** @description Por que foi recusado */
            mensagem: string | null;
            /** @description O campo da recusa, se há um */
            campo: string | null;
        };
        BatchedOrderDto: {
            /** @description Id do cliente; obrigatório sem o objeto cliente */
            cliente_id?: number;
            /** @description Cria o cliente junto com o pedido */
            cliente?: components["schemas"]["ClientDto"];
            /** @description O tipo de veículo */
            tipo_veiculo_id: number;
            /** @description A categoria */
            categoria_id?: number;
            /** @description O endereço de coleta */
            endereco_coleta: components["schemas"]["PickupDto"];
            /** @description Os endereços de entrega */
            enderecos_entrega: components["schemas"]["StopDto"][];
            /** @description As dimensões do pacote */
            dimensoes_pacote?: components["schemas"]["DimensionsDto"];
            /**
             * @description Volta à coleta após a última entrega
             * @example false
             */
            retorno_necessario?: boolean;
            /**
             * @description Assinatura e documento em cada entrega
             * @example false
             */
            prova_entrega_necessaria?: boolean;
            /** @description Referência repetida em todo webhook */
            external_id?: string;
            /** @description Visível ao entregador */
            observacao?: string;
            /**
             * @description faturado quando omitido
             * @enum {string}
             */
            metodo_pagamento?: "faturado" | "carteira" | "carteira_digital";
            /**
             * @description pending quando omitido
             * @enum {string}
             */
            status_inicial?: "pending" | "preparing";
            /** @description Segundos a partir de agora; com ele, status_inicial é ignorado */
            agendamento_segundos?: number;
            /** @description Valor declarado das mercadorias */
            valor_pedidos?: number;
            /** @description cotacao_id de uma cotação pedida com Prefer: hold */
            cotacao_id?: string;
        };
        BlockCourierDto: {
            /**
             * Format: date-time
             * @description Data e hora futura; sem ela o bloqueio dura até ser removido
             */
            bloqueado_ate?: string;
        };
        CallCourierDto: {
            /** @description Id do cliente; obrigatório sem o objeto cliente */
            cliente_id?: number;
            /** @description Cria o cliente junto com o pedido */
            cliente?: components["schemas"]["ClientDto"];
            /** @description O endereço de coleta */
            endereco_coleta: components["schemas"]["CallPickupDto"];
            /** @description Quantos locais o entregador informará na coleta */
            num_locais_entrega: number;
            /** @description O tipo de veículo */
            tipo_veiculo_id?: number;
            /** @description Volta à coleta após a última entrega */
            retorno_necessario?: boolean;
            /** @description Colhe prova de entrega */
            prova_entrega?: boolean;
            /** @description Visível ao entregador */
            observacao?: string;
            /**
             * @description faturado quando omitido
             * @enum {string}
             */
            metodo_pagamento?: "faturado" | "carteira" | "carteira_digital";
            /**
             * @description pending quando omitido
             * @enum {string}
             */
            status_inicial?: "pending" | "preparing";
            /** @description Segundos a partir de agora; com ele, status_inicial é ignorado */
            agendamento_segundos?: number;
        };
        CallPickupDto: {
            /** @description A latitude */
            latitude: number;
            /** @description A longitude */
            longitude: number;
            /** @description Contato no local */
            nome?: string;
            /** @description Telefone do contato */
            telefone?: string;
            /** @description Id do endereço para quem integra */
            external_id?: string;
            /** @description O endereço de coleta */
            endereco: string;
        };
        CategoryBody: {
            /** @description Id da categoria */
            id: number;
            /** @description Nome */
            nome: string;
            /** @description Tem imagem */
            has_media: boolean;
            /** @description Imagens */
            media: components["schemas"]["MediaBody"][];
        };
        ClientDto: {
            /** @description O nome */
            nome: string;
            /**
             * Format: email
             * @description O e-mail
             */
            email: string;
            /** @description O telefone */
            telefone: string;
            /** @description A senha */
            senha: string;
        };
        CourierBody: {
            /** @description Id do entregador */
            id: number;
            /** @description Nome */
            name: string;
            /** @description Telefone */
            phone: string | null;
            /** @description No aplicativo agora */
            online: boolean;
            /**
             * @description Disponibilidade
             * @enum {string}
             */
            status: "available" | "busy" | "offline" | "blocked";
            /** @description Última posição enviada */
            last_seen_at: string | null;
            /** @description Posição atual ou última conhecida */
            location: components["schemas"]["LocationBody"] | null;
            /** @description Veículo */
            vehicle: components["schemas"]["LiveVehicleBody"];
            /** @description Tipos de veículo */
            vehicle_types: components["schemas"]["NamedBody"][];
            /** @description Pedidos em andamento */
            active_orders: components["schemas"]["ActiveOrderBody"][];
            /** @description Última alteração do cadastro ou da posição */
            updated_at: string;
        };
        CourierWalletAnswer: {
            /** @description Carteira */
            data: components["schemas"]["CourierWalletBody"];
        };
        CourierWalletBody: {
            /** @description Id do entregador */
            entregador_id: number;
            /** @description Saldo; pode ser negativo */
            saldo: number;
        };
        CreateOrderDto: {
            /** @description Id do cliente; obrigatório sem o objeto cliente */
            cliente_id?: number;
            /** @description Cria o cliente junto com o pedido */
            cliente?: components["schemas"]["ClientDto"];
            /** @description O tipo de veículo */
            tipo_veiculo_id: number;
            /** @description A categoria */
            categoria_id?: number;
            /** @description O endereço de coleta */
            endereco_coleta: components["schemas"]["PickupDto"];
            /** @description Os endereços de entrega */
            enderecos_entrega: components["schemas"]["StopDto"][];
            /** @description As dimensões do pacote */
            dimensoes_pacote?: components["schemas"]["DimensionsDto"];
            /**
             * @description Volta à coleta após a última entrega
             * @example false
             */
            retorno_necessario?: boolean;
            /**
             * @description Assinatura e documento em cada entrega
             * @example false
             */
            prova_entrega_necessaria?: boolean;
            /** @description Referência repetida em todo webhook */
            external_id?: string;
            /** @description Visível ao entregador */
            observacao?: string;
            /**
             * @description faturado quando omitido
             * @enum {string}
             */
            metodo_pagamento?: "faturado" | "carteira" | "carteira_digital";
            /**
             * @description pending quando omitido
             * @enum {string}
             */
            status_inicial?: "pending" | "preparing";
            /** @description Segundos a partir de agora; com ele, status_inicial é ignorado */
            agendamento_segundos?: number;
            /** @description Valor declarado das mercadorias */
            valor_pedidos?: number;
        };
        CreateUserDto: {
            /** @description O nome */
            nome: string;
            /**
             * Format: email
             * @description O e-mail
             */
            email: string;
            /** @description A senha */
            senha: string;
            /** @description O telefone */
            telefone: string;
            /** @description O id externo */
            external_id?: string;
        };
        CreateWebhookDto: {
            /** @description HTTPS, única por central */
            url: string;
            /** @description Enviado no cabeçalho webhook-security */
            codigo_seguranca?: string;
            /** @description Omitida, o endereço recebe o formato legado */
            eventos?: ("ORDER_CREATED" | "ORDER_SEARCHING_COURIER" | "ORDER_ACCEPTED" | "COURIER_ASSIGNED" | "ORDER_ARRIVED_AT_PICKUP" | "ORDER_COLLECTED" | "ORDER_COMPLETED" | "ORDER_CANCELLED" | "ORDER_UPDATED" | "ORDER_DELETED" | "COURIER_ONLINE" | "COURIER_OFFLINE" | "COURIER_LOCATION_UPDATED")[];
        };
        CreditDto: {
            /** @description Maior que zero, duas casas decimais */
            valor: number;
            /** @description Texto do extrato; em branco vira - */
            descricao?: string;
            /** @description Chave de idempotência, única por carteira */
            external_id?: string;
        };
        DebitDto: {
            /** @description Maior que zero, duas casas decimais */
            valor: number;
            /** @description Texto do extrato; em branco vira - */
            descricao?: string;
            /** @description Chave de idempotência, única por carteira */
            external_id?: string;
            /**
             * @description Verdadeiro quando omitida
             * @example true
             */
            permitir_saldo_negativo?: boolean;
        };
        DimensionsDto: {
            /** @description kg */
            peso?: number;
            /** @description cm */
            largura?: number;
            /** @description cm */
            altura?: number;
            /** @description cm */
            comprimento?: number;
        };
        EntregadorAnswer: {
            /** @description Entregador */
            data: components["schemas"]["EntregadorBody"];
        };
        EntregadorBody: {
            /** @description Id do entregador */
            id: number;
            /** @description Nome */
            nome: string;
            /** @description E-mail */
            email: string | null;
            /** @description Telefone */
            telefone: string | null;
            /** @description CPF */
            cpf: string | null;
            /** @description Trabalhando no aplicativo agora */
            ativo: boolean;
            /** @description Cadastro aprovado */
            aprovado: boolean;
            /** @description Bloqueado */
            bloqueado: boolean;
            /** @description Desbloqueio automático */
            bloqueado_ate: string | null;
            /** @description Veículo */
            veiculo: components["schemas"]["VehicleBody"];
            /** @description Tipos de serviço */
            tipos_servico: components["schemas"]["ServiceTypeBody"][];
            /** @description Saldo da carteira; pode ser negativo */
            saldo: number;
            /** @description Saques bloqueados */
            saque_bloqueado: boolean;
            /** @description Criação */
            data_criacao: string;
        };
        EntregadoresAnswer: {
            /** @description Entregadores */
            data: components["schemas"]["EntregadorBody"][];
            /** @description Paginação */
            meta: components["schemas"]["PageMetaBody"];
        };
        EntryBody: {
            /** @description Id do lançamento */
            id: number;
            /**
             * @description Sentido
             * @enum {string}
             */
            operacao: "credito" | "debito";
            /**
             * @description Tipo do lançamento
             * @enum {string}
             */
            tipo: "adicao_saldo" | "remocao_saldo" | "recarga" | "taxa_recarga" | "pagamento_pedido" | "estorno_pedido" | "repasse_pedido" | "saque";
            /** @description Valor */
            valor: number;
            /** @description Identificador único */
            uuid: string;
            /** @description Texto do extrato */
            descricao: string;
            /**
             * @description Situação
             * @enum {string}
             */
            status: "concluido" | "aguardando" | "estornado";
            /** @description Chave de idempotência */
            external_id: string | null;
            /** @description Forma de pagamento */
            forma_pagamento: string | null;
            /** @description Lançamento relacionado */
            referencia_id: number | null;
            /** @description Criação */
            data_criacao: string;
        };
        EvidenceBody: {
            /** @description Primeira foto */
            photo: string | null;
            /** @description Fotos, na ordem em que foram feitas */
            photos: string[];
            /** @description Assinatura */
            signature: string | null;
            /** @description Documento de quem recebeu */
            document: string | null;
            /** @description Nome de quem recebeu */
            name: string | null;
            /** @description Observação */
            observation: string | null;
        };
        FeeBody: {
            /** @description Valor da taxa */
            valor: number;
            /** @description Lançamento da taxa */
            transacao_id: number;
        };
        LiveVehicleBody: {
            /** @description Modelo */
            model: string | null;
            /** @description Cor */
            color: string | null;
            /** @description Placa */
            plate: string | null;
        };
        LocationBody: {
            /** @description Latitude */
            latitude: number;
            /** @description Longitude */
            longitude: number;
        };
        MediaBody: {
            /** @description Endereço da imagem */
            url: string;
            /** @description Tipo do arquivo */
            tipo: string;
        };
        NamedBody: {
            /** @description Id */
            id: number;
            /** @description Nome */
            name: string;
        };
        OnlineCouriersAnswer: {
            /** @description Da posição mais recente à mais antiga */
            data: components["schemas"]["CourierBody"][];
            /** @description Paginação */
            meta: components["schemas"]["PageMetaBody"];
        };
        OrderBatchBody: {
            /** @description Id do lote; nulo quando tudo já foi feito nesta resposta */
            id: number | null;
            /** @description Todos ou nenhum */
            atomico: boolean;
            /** @description Pedidos enviados */
            total: number;
            /** @description Pedidos criados até agora */
            criados: number;
            /** @description Pedidos recusados até agora */
            recusados: number;
            /** @description Quando foi enviado */
            created_at: string;
            /** @description Quando terminou; nulo: em andamento */
            finished_at: string | null;
            /** @description Um resultado por pedido já decidido, na ordem do envio */
            resultados: components["schemas"]["BatchRowBody"][];
        };
        OrderBatchDto: {
            /**
             * @description true: todos são criados, ou nenhum; false quando omitido: cada um por si
             * @example false
             */
            atomico?: boolean;
            /** @description Os pedidos */
            pedidos: components["schemas"]["BatchedOrderDto"][];
        };
        OrderBody: {
            /** @description Id do pedido */
            id: number;
            /** @description Número do pedido mostrado às pessoas */
            public_id: string;
            /** @description Identificador universal */
            uuid: string;
            /** @description Id da central */
            central_id: number;
            /** @description Referência de quem integra */
            external_id: string | null;
            /** @description Referência mostrada às pessoas */
            external_display_id: string | null;
            /** @description Id do cliente */
            user_id: number;
            /** @description Início do processamento, hora local da central */
            started_at: string;
            /** @description Quando a busca de um pedido agendado começa; null nos demais */
            scheduled_at: string | null;
            /**
             * @description Situação
             * @enum {string}
             */
            order_status: "waiting" | "scheduled" | "preparing" | "pending" | "accepted" | "arrived_pickup_location" | "collected" | "delivered" | "completed" | "cancelled";
            /** @description Última mudança de situação */
            order_status_date: string;
            /** @description Situação, por extenso */
            status: string;
            /** @description Observação da situação */
            status_observation: string | null;
            /** @description Endereço público de rastreio */
            tracking_url: string;
            /** @description Código de coleta, quando habilitado */
            pickup_code: string | null;
            /** @description Observação do consumidor */
            customer_observation: string | null;
            /** @description Tipo do pedido */
            type: string;
            /** @description Endereço de coleta */
            pickup_location: string;
            /** @description Coleta */
            pickup_location_data: components["schemas"]["PickupBody"];
            /** @description Locais de entrega */
            delivery_locations_data: components["schemas"]["StopBody"][];
            /** @description Volta à coleta após a última entrega */
            need_return_to_pickup_location: boolean;
            /** @description Exige prova de entrega */
            need_delivery_proof: boolean;
            /** @description Distância total, km */
            distance: number;
            /** @description Distância do retorno, km */
            return_distance: number;
            /** @description Id da categoria */
            category_id: number | null;
            /** @description Id do tipo de veículo */
            vehicle_type_id: number;
            /** @description Categoria */
            category: components["schemas"]["NamedBody"] | null;
            /** @description Tipo de veículo */
            vehicle_type: components["schemas"]["NamedBody"] | null;
            /** @description Altura do pacote, cm */
            height: number | null;
            /** @description Comprimento do pacote, cm */
            length: number | null;
            /** @description Largura do pacote, cm */
            width: number | null;
            /** @description Peso do pacote, kg */
            weight: number | null;
            /** @description Valor total */
            total_value: number;
            /** @description Valor declarado das mercadorias */
            valor_pedidos: number | null;
            /** @description Faturado pela central */
            pagamento_faturado: boolean;
            /** @description Forma de pagamento na entrega */
            offline_payment_method_id: number | null;
            /** @description Meio de pagamento */
            payment_gateway: string | null;
            /** @description Método do meio de pagamento */
            gateway_method: string | null;
            /** @description Código de pagamento (Pix copia e cola) */
            payment_code: string | null;
            /** @description QR code em base64 */
            payment_base64: string | null;
            /** @description Endereço de pagamento */
            payment_url: string | null;
            /** @description Validade do pagamento */
            payment_expiration_date: string | null;
            /** @description Situação do pagamento */
            payment_status: string | null;
            /** @description Criação */
            created_at: string;
            /** @description Última alteração */
            updated_at: string;
            /** @description Aceite do entregador */
            accepted_at: string | null;
            /** @description Chegada à coleta */
            arrived_pickup_location_at: string | null;
            /** @description Prazo para chegar à coleta */
            arrived_limit_date: string | null;
            /** @description Coleta */
            picked_up_at: string | null;
            /** @description Fim; null em pedidos cancelados */
            finished_at: string | null;
            /** @description Prazo para coletar */
            collect_limit_date: string | null;
            /** @description Nome do entregador */
            courier: string | null;
            /** @description Entregador */
            courier_data: components["schemas"]["OrderCourierBody"] | null;
            /** @description Cliente */
            user: components["schemas"]["OrderUserBody"];
            /** @description Remoção */
            deleted_at: string | null;
            /** @description Tipos de veículo que também atendem */
            assigned_vehicle_types: number[] | null;
            /** @description Reservado */
            assigned_vehicle_types_date: string | null;
            /** @description Reservado */
            block_envio: boolean;
            /** @description Acréscimo por atraso na coleta */
            pickup_delay_tax: number | null;
            /** @description Reservado */
            repassado: boolean;
            /** @description Reservado */
            origem_pedido: string | null;
            /** @description Reservado */
            integracao_ids: string | null;
            /** @description Reservado */
            integracao_referencia_id: string | null;
            /** @description Reservado */
            integracao_order_status: string | null;
            /** @description Reservado */
            integracao_order_data: string | null;
            /** @description Reservado */
            order_import_detail_id: number | null;
            /** @description Reservado */
            delivered_at_data: string | null;
            /** @description Id da fatura que cobra o pedido; null enquanto não é faturado */
            fatura_id: number | null;
        };
        OrderCancelledBody: {
            /** @description Confirmação */
            mensagem: string;
        };
        OrderCourierBody: {
            /** @description Id do entregador */
            id: number;
            /** @description Nome do entregador */
            name: string;
            /** @description Posição, somente com o pedido em andamento */
            location?: components["schemas"]["LocationBody"];
        };
        OrderPageBody: {
            /** @description Página atual */
            current_page: number;
            /** @description Pedidos, do mais novo ao mais antigo */
            data: components["schemas"]["OrderBody"][];
            /** @description Endereço da primeira página */
            first_page_url: string;
            /** @description Posição do primeiro pedido desta página */
            from: number | null;
            /** @description Última página */
            last_page: number;
            /** @description Endereço da última página */
            last_page_url: string;
            /** @description Pedidos por página */
            limit: number;
            /** @description Endereço da próxima página */
            next_page_url: string | null;
            /** @description Endereço sem parâmetros */
            path: string;
            /** @description Endereço da página anterior */
            prev_page_url: string | null;
            /** @description Posição do último pedido desta página */
            to: number | null;
            /** @description Total de pedidos; com updated_since, os desta página */
            total: number;
            /** @description Somente com updated_since ou cursor: onde a próxima consulta continua */
            next_cursor?: string;
        };
        OrderUserBody: {
            /** @description Id do cliente */
            id: number;
            /** @description Nome */
            name: string;
            /** @description E-mail */
            email: string | null;
            /** @description Id do cliente para quem integra */
            external_id: string | null;
        };
        PageMetaBody: {
            /** @description Página atual */
            pagina: number;
            /** @description Registros por página */
            por_pagina: number;
            /** @description Total de registros */
            total: number;
        };
        PickupBody: {
            /** @description Endereço */
            endereco: string;
            /** @description Latitude */
            latitude: number | null;
            /** @description Longitude */
            longitude: number | null;
            /** @description Contato na coleta */
            nome: string | null;
            /** @description Telefone do contato */
            telefone: string | null;
            /** @description Id do endereço para quem integra */
            external_id: string | null;
        };
        PickupDto: {
            /** @description Sem coordenadas, o endereço é geocodificado */
            latitude?: number;
            /** @description A longitude */
            longitude?: number;
            /** @description Contato no local */
            nome?: string;
            /** @description Telefone do contato */
            telefone?: string;
            /** @description Id do endereço para quem integra */
            external_id?: string;
            /** @description Dispensável quando latitude e longitude são enviadas */
            endereco?: string;
        };
        PostedBody: {
            /** @description Id do lançamento */
            id: number;
            /**
             * @description Sentido
             * @enum {string}
             */
            operacao: "credito" | "debito";
            /**
             * @description Tipo do lançamento
             * @enum {string}
             */
            tipo: "adicao_saldo" | "remocao_saldo" | "recarga" | "taxa_recarga" | "pagamento_pedido" | "estorno_pedido" | "repasse_pedido" | "saque";
            /** @description Valor */
            valor: number;
            /**
             * @description Situação
             * @enum {string}
             */
            status: "concluido" | "aguardando" | "estornado";
            /** @description Chave de idempotência */
            external_id: string | null;
        };
        PostingAnswer: {
            /** @description Saldo após o lançamento */
            saldo: number;
            /** @description O external_id já era conhecido: nada foi lançado */
            duplicada: boolean;
            /** @description Lançamento */
            data: components["schemas"]["PostedBody"];
        };
        QuoteBody: {
            /** @description Preço bruto */
            preco: number;
            /** @description km da coleta à última entrega, ou ao retorno */
            distancia: number;
            /** @description Preço por extenso */
            precoDescricao: string;
            /** @description Distância por extenso */
            distanciaDescricao: string;
            /** @description Com Prefer: hold: o Quote-Id do pedido que custará este preço */
            cotacao_id?: string;
            /** @description Com Prefer: hold: até quando o preço está garantido */
            expira_em?: string;
            /** @description Com Prefer: hold: minutos prometidos do pedido à entrega */
            minutos_prometidos?: number;
        };
        QuoteDto: {
            /** @description Id do cliente; obrigatório sem o objeto cliente */
            cliente_id?: number;
            /** @description Cria o cliente junto com o pedido */
            cliente?: components["schemas"]["ClientDto"];
            /** @description O tipo de veículo */
            tipo_veiculo_id: number;
            /** @description A categoria */
            categoria_id?: number;
            /** @description O endereço de coleta */
            endereco_coleta: components["schemas"]["PickupDto"];
            /** @description Os endereços de entrega */
            enderecos_entrega: components["schemas"]["StopDto"][];
            /** @description As dimensões do pacote */
            dimensoes_pacote?: components["schemas"]["DimensionsDto"];
            /**
             * @description Volta à coleta após a última entrega
             * @example false
             */
            retorno_necessario?: boolean;
            /**
             * @description Assinatura e documento em cada entrega
             * @example false
             */
            prova_entrega_necessaria?: boolean;
        };
        ServiceTypeBody: {
            /** @description Id do tipo de veículo */
            id: number;
            /** @description Nome */
            nome: string;
        };
        StatementAnswer: {
            /** @description Lançamentos, do mais novo ao mais antigo */
            data: components["schemas"]["EntryBody"][];
            /** @description Paginação e saldo */
            meta: components["schemas"]["StatementMetaBody"];
        };
        StatementMetaBody: {
            /** @description Página atual */
            pagina: number;
            /** @description Registros por página */
            por_pagina: number;
            /** @description Total de registros */
            total: number;
            /** @description Saldo atual */
            saldo: number;
        };
        StopBody: {
            /** @description Id do local de entrega */
            id: string;
            /** @description Latitude */
            latitude: number | null;
            /** @description Longitude */
            longitude: number | null;
            /** @description Endereço completo */
            endereco: string;
            /** @description Rua */
            rua: string | null;
            /** @description Número */
            numero: string | null;
            /** @description Bairro */
            bairro: string | null;
            /** @description Cidade */
            cidade: string | null;
            /** @description Estado (sigla) */
            estado: string | null;
            /** @description Complemento */
            complemento: string | null;
            /** @description CEP */
            cep: string | null;
            /** @description Destinatário */
            nome: string | null;
            /** @description Telefone do destinatário */
            telefone: string | null;
            /** @description Id do local para quem integra */
            external_id: string | null;
            /** @description Número do pedido mostrado neste local */
            order_display_id: string | null;
            /** @description Código de confirmação, quando habilitado */
            codigo_confirmacao: string | null;
            /** @description Entregue */
            delivered: boolean;
            /** @description Quando foi entregue */
            delivered_date: string | null;
            /** @description A entrega falhou */
            delivery_failed: boolean;
            /** @description Comprovantes */
            evidence: components["schemas"]["EvidenceBody"] | null;
        };
        StopDto: {
            /** @description Sem coordenadas, o endereço é geocodificado */
            latitude?: number;
            /** @description A longitude */
            longitude?: number;
            /** @description Contato no local */
            nome?: string;
            /** @description Telefone do contato */
            telefone?: string;
            /** @description Id do endereço para quem integra */
            external_id?: string;
            /** @description O endereço de entrega */
            endereco: string;
            /** @description Mostrado neste local, quando a central habilita */
            order_display_id?: string;
        };
        TokenAnswer: {
            /** @description Token que age como a chave deste cliente por 24 horas */
            token: string;
        };
        TokenDto: {
            /** @description O nome */
            nome: string;
            /**
             * Format: email
             * @description O e-mail
             */
            email: string;
            /** @description A senha */
            senha: string;
            /** @description O telefone */
            telefone: string;
        };
        TopUpAnswer: {
            /** @description Saldo após o lançamento */
            saldo: number;
            /** @description O external_id já era conhecido: nada foi lançado */
            duplicada: boolean;
            /** @description Recarga */
            data: components["schemas"]["ToppedUpBody"];
            /** @description Somente quando uma taxa foi cobrada */
            taxa?: components["schemas"]["FeeBody"];
        };
        TopUpDto: {
            /** @description Maior que zero, duas casas decimais */
            valor: number;
            /** @description Texto do extrato; em branco vira - */
            descricao?: string;
            /** @description Chave de idempotência, única por carteira */
            external_id?: string;
            /**
             * @description A forma de pagamento
             * @enum {string}
             */
            forma_pagamento: "pix" | "boleto" | "credit_card" | "dinheiro" | "transferencia" | "outro";
            /**
             * @description Verdadeiro quando omitida
             * @example true
             */
            aplicar_taxa?: boolean;
        };
        ToppedUpBody: {
            /** @description Id do lançamento */
            id: number;
            /**
             * @description Sentido
             * @enum {string}
             */
            operacao: "credito" | "debito";
            /**
             * @description Tipo do lançamento
             * @enum {string}
             */
            tipo: "adicao_saldo" | "remocao_saldo" | "recarga" | "taxa_recarga" | "pagamento_pedido" | "estorno_pedido" | "repasse_pedido" | "saque";
            /** @description Valor */
            valor: number;
            /** @description Forma de pagamento */
            forma_pagamento: string | null;
        };
        UpdateUserDto: {
            /** @description O nome */
            nome?: string;
            /** @description O telefone */
            telefone?: string;
            /** @description O id externo */
            external_id?: string;
            /** @description A senha */
            senha?: string;
            /**
             * @description Omitido, nada muda
             * @example false
             */
            bloqueado?: boolean;
        };
        UpdateWebhookDto: {
            /** @description Enviado no cabeçalho webhook-security; null remove */
            codigo_seguranca?: string;
            /** @description Enviar migra um endereço legado */
            eventos?: ("ORDER_CREATED" | "ORDER_SEARCHING_COURIER" | "ORDER_ACCEPTED" | "COURIER_ASSIGNED" | "ORDER_ARRIVED_AT_PICKUP" | "ORDER_COLLECTED" | "ORDER_COMPLETED" | "ORDER_CANCELLED" | "ORDER_UPDATED" | "ORDER_DELETED" | "COURIER_ONLINE" | "COURIER_OFFLINE" | "COURIER_LOCATION_UPDATED")[];
            /**
             * @description Verdadeiro reativa um webhook desativado
             * @example true
             */
            ativo?: boolean;
        };
        UserAnswer: {
            /** @description Usuário */
            data: components["schemas"]["UserBody"];
        };
        UserBody: {
            /** @description Id do usuário */
            id: number;
            /** @description Nome */
            nome: string;
            /** @description E-mail, único por cliente */
            email: string | null;
            /** @description Telefone */
            telefone: string;
            /** @description Id do usuário para quem integra */
            external_id: string | null;
            /** @description Faturamento habilitado */
            faturamento: boolean;
            /** @description Saldo da carteira digital */
            saldo: number;
            /** @description Impedido de fazer pedidos */
            bloqueado: boolean;
            /** @description Tem imagem */
            has_media: boolean;
            /** @description Imagens */
            media: components["schemas"]["MediaBody"][];
            /** @description Criação */
            data_criacao: string;
        };
        UserWalletAnswer: {
            /** @description Carteira */
            data: components["schemas"]["UserWalletBody"];
        };
        UserWalletBody: {
            /** @description Dono da carteira: o titular, quando o usuário é de outra conta */
            usuario_id: number;
            /** @description Saldo */
            saldo: number;
        };
        UsersAnswer: {
            /** @description Usuários */
            data: components["schemas"]["UserBody"][];
            /** @description Somente quando pagina ou por_pagina são enviados */
            meta?: components["schemas"]["PageMetaBody"];
        };
        VehicleBody: {
            /** @description Modelo */
            modelo: string | null;
            /** @description Cor */
            cor: string | null;
            /** @description Placa */
            placa: string | null;
        };
        VehicleTypeBody: {
            /** @description Id do tipo de veículo */
            id: number;
            /** @description Nome */
            nome: string;
            /** @description Exige peso e dimensões do pacote */
            peso_e_dimensoes: boolean;
            /** @description Recusa pedidos acima dos máximos */
            limitar_peso_e_dimensoes: boolean;
            /** @description cm */
            altura_maxima: number | null;
            /** @description cm */
            largura_maxima: number | null;
            /** @description cm */
            comprimento_maximo: number | null;
            /** @description kg */
            peso_maximo: number | null;
            /** @description Tem imagem */
            has_media: boolean;
            /** @description Imagens */
            media: components["schemas"]["MediaBody"][];
        };
        WebhookBody: {
            /** @description Id do webhook */
            id: number;
            /** @description Endereço que recebe os eventos */
            url: string;
            /** @description Enviado no cabeçalho webhook-security */
            codigo_seguranca: string | null;
            /** @description Eventos; null é o formato legado */
            eventos: string[] | null;
            /** @description Falso quando foi desativado por falhas seguidas */
            ativo: boolean;
        };
        WebhookRemovedBody: {
            /** @description Confirmação */
            mensagem: string;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    "OrderBatches.place": {
        parameters: {
            query?: never;
            header?: {
                /** @description A mesma chave com o mesmo corpo, em até 24 horas, repete a primeira resposta com Idempotency-Replayed: true; outro corpo é 422 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrderBatchDto"];
            };
        };
        responses: {
            /** @description Cria até 500 pedidos de uma vez (adição nossa ao contrato) */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderBatchBody"];
                };
            };
        };
    };
    "OrderBatches.read": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Mostra até onde um lote chegou, com um resultado por pedido (adição nossa ao contrato) */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderBatchBody"];
                };
            };
        };
    };
    "Orders.quote": {
        parameters: {
            query?: never;
            header?: {
                /** @description Adição nossa ao contrato. Com `hold`, o preço fica garantido até expira_em para um pedido com os mesmos endereços, veículo, categoria e retorno, que envie cotacao_id em Quote-Id; a resposta traz Preference-Applied: hold */
                Prefer?: "hold";
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["QuoteDto"];
            };
        };
        responses: {
            /** @description Calcula preço e distância; nada é criado */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuoteBody"];
                };
            };
        };
    };
    "Orders.list": {
        parameters: {
            query?: {
                /** @description 1 quando omitida */
                page?: number;
                /** @description 50 quando omitido */
                limit?: number;
                /** @description Busca direta pelo id */
                id?: number;
                /** @description Busca direta pelo public_id */
                public_id?: string;
                /** @description Busca direta pela referência de quem integra */
                external_id?: string;
                /** @description Pedidos alterados desde então, também os excluídos, da alteração mais antiga à mais nova; continue com o next_cursor da resposta */
                updated_since?: string;
                /** @description O next_cursor da última resposta, no lugar de updated_since */
                cursor?: string;
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
            /** @description Lista os pedidos */
            200: {
                headers: {
                    /** @description Versão desta resposta: envie em If-None-Match na próxima consulta */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderPageBody"];
                };
            };
        };
    };
    "Orders.create": {
        parameters: {
            query?: never;
            header?: {
                /** @description A mesma chave com o mesmo corpo, em até 24 horas, repete a primeira resposta com Idempotency-Replayed: true; outro corpo é 422 */
                "Idempotency-Key"?: string;
                /** @description Adição nossa ao contrato: o cotacao_id de uma cotação pedida com Prefer: hold. O pedido custa o que foi cotado, uma vez; senão 400, com o que difere, ou que a cotação venceu, já foi usada ou não é nossa */
                "Quote-Id"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateOrderDto"];
            };
        };
        responses: {
            /** @description Cria um pedido */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderBody"];
                };
            };
        };
    };
    "Orders.callCourier": {
        parameters: {
            query?: never;
            header?: {
                /** @description A mesma chave com o mesmo corpo, em até 24 horas, repete a primeira resposta com Idempotency-Replayed: true; outro corpo é 422 */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CallCourierDto"];
            };
        };
        responses: {
            /** @description Chama um entregador, que informa os endereços de entrega na coleta */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderBody"];
                };
            };
        };
    };
    "Orders.read": {
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
            /** @description Lê um pedido por id ou public_id */
            200: {
                headers: {
                    /** @description Versão desta resposta: envie em If-None-Match na próxima consulta */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderBody"];
                };
            };
        };
    };
    "Orders.cancel": {
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
            /** @description Cancela um pedido ainda não aceito */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderCancelledBody"];
                };
            };
        };
    };
    "Users.list": {
        parameters: {
            query?: {
                /** @description 1 quando omitida */
                pagina?: number;
                /** @description 50 quando omitido */
                por_pagina?: number;
                /** @description Somente o usuário com este e-mail */
                email?: string;
                /** @description Somente os usuários com este id externo */
                external_id?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Lista os usuários */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UsersAnswer"];
                };
            };
        };
    };
    "Users.create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateUserDto"];
            };
        };
        responses: {
            /** @description Cria um usuário */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserAnswer"];
                };
            };
        };
    };
    "Users.read": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Lê um usuário */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserAnswer"];
                };
            };
        };
    };
    "Users.replace": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateUserDto"];
            };
        };
        responses: {
            /** @description Altera os campos enviados de um usuário */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserAnswer"];
                };
            };
        };
    };
    "Users.update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateUserDto"];
            };
        };
        responses: {
            /** @description Altera os campos enviados de um usuário */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserAnswer"];
                };
            };
        };
    };
    "Users.block": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Bloqueia um usuário */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserAnswer"];
                };
            };
        };
    };
    "Users.unblock": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Desbloqueia um usuário */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserAnswer"];
                };
            };
        };
    };
    "Users.token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TokenDto"];
            };
        };
        responses: {
            /** @description Emite um token para um usuário, criado se ainda não existe */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TokenAnswer"];
                };
            };
        };
    };
    "UserWallets.read": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Lê o saldo */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserWalletAnswer"];
                };
            };
        };
    };
    "UserWallets.statement": {
        parameters: {
            query?: {
                /** @description 1 quando omitida */
                pagina?: number;
                /** @description 50 quando omitido */
                por_pagina?: number;
                /** @description Somente créditos ou débitos */
                operacao?: "credito" | "debito";
                /** @description Encontra um lançamento pela chave de idempotência */
                external_id?: string;
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Lê o extrato */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StatementAnswer"];
                };
            };
        };
    };
    "UserWallets.credit": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreditDto"];
            };
        };
        responses: {
            /** @description Credita */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostingAnswer"];
                };
            };
            /** @description Credita */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostingAnswer"];
                };
            };
        };
    };
    "UserWallets.debit": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DebitDto"];
            };
        };
        responses: {
            /** @description Debita */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostingAnswer"];
                };
            };
            /** @description Debita */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostingAnswer"];
                };
            };
        };
    };
    "UserWallets.topUp": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TopUpDto"];
            };
        };
        responses: {
            /** @description Registra uma recarga já paga */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TopUpAnswer"];
                };
            };
            /** @description Registra uma recarga já paga */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TopUpAnswer"];
                };
            };
        };
    };
    "Couriers.list": {
        parameters: {
            query?: {
                /** @description 1 quando omitida */
                pagina?: number;
                /** @description 50 quando omitido */
                por_pagina?: number;
                /** @description O e-mail */
                email?: string;
                /** @description O telefone */
                telefone?: string;
                /** @description O CPF */
                cpf?: string;
                /** @description A placa */
                placa?: string;
                /** @description Trabalhando agora */
                ativo?: boolean;
                /** @description Bloqueados */
                bloqueado?: boolean;
                /** @description Cadastro aprovado */
                aprovado?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Lista os entregadores */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EntregadoresAnswer"];
                };
            };
        };
    };
    "Couriers.online": {
        parameters: {
            query?: {
                /** @description 1 quando omitida */
                pagina?: number;
                /** @description 50 quando omitido */
                por_pagina?: number;
                /** @description Ambas quando omitida */
                status?: "available" | "busy";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Lista quem está online */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OnlineCouriersAnswer"];
                };
            };
        };
    };
    "Couriers.read": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Lê um entregador */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EntregadorAnswer"];
                };
            };
        };
    };
    "Couriers.block": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BlockCourierDto"];
            };
        };
        responses: {
            /** @description Bloqueia um entregador */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EntregadorAnswer"];
                };
            };
        };
    };
    "Couriers.unblock": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Desbloqueia um entregador */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EntregadorAnswer"];
                };
            };
        };
    };
    "Couriers.blockWithdrawals": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Bloqueia os saques de um entregador */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EntregadorAnswer"];
                };
            };
        };
    };
    "Couriers.unblockWithdrawals": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Desbloqueia os saques de um entregador */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EntregadorAnswer"];
                };
            };
        };
    };
    "CourierWallets.read": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Lê o saldo */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CourierWalletAnswer"];
                };
            };
        };
    };
    "CourierWallets.statement": {
        parameters: {
            query?: {
                /** @description 1 quando omitida */
                pagina?: number;
                /** @description 50 quando omitido */
                por_pagina?: number;
                /** @description Somente créditos ou débitos */
                operacao?: "credito" | "debito";
                /** @description Encontra um lançamento pela chave de idempotência */
                external_id?: string;
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Lê o extrato */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StatementAnswer"];
                };
            };
        };
    };
    "CourierWallets.credit": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreditDto"];
            };
        };
        responses: {
            /** @description Credita */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostingAnswer"];
                };
            };
            /** @description Credita */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostingAnswer"];
                };
            };
        };
    };
    "CourierWallets.debit": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DebitDto"];
            };
        };
        responses: {
            /** @description Debita */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostingAnswer"];
                };
            };
            /** @description Debita */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostingAnswer"];
                };
            };
        };
    };
    "CourierWallets.topUp": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TopUpDto"];
            };
        };
        responses: {
            /** @description Registra uma recarga já paga */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TopUpAnswer"];
                };
            };
            /** @description Registra uma recarga já paga */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TopUpAnswer"];
                };
            };
        };
    };
    "VehicleTypes.list": {
        parameters: {
            query?: {
                /** @description Parte do nome */
                nome?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Lista os tipos de veículo */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VehicleTypeBody"][];
                };
            };
        };
    };
    "VehicleTypes.read": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Lê um tipo de veículo */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VehicleTypeBody"];
                };
            };
        };
    };
    "VehicleTypes.categories": {
        parameters: {
            query?: {
                /** @description Parte do nome */
                nome?: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Lista as categorias de um tipo de veículo */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CategoryBody"][];
                };
            };
        };
    };
    "Webhooks.list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Lista os webhooks */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookBody"][];
                };
            };
        };
    };
    "Webhooks.create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateWebhookDto"];
            };
        };
        responses: {
            /** @description Registra um webhook */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookBody"];
                };
            };
        };
    };
    "Webhooks.read": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Lê um webhook */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookBody"];
                };
            };
        };
    };
    "Webhooks.remove": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Remove um webhook */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookRemovedBody"];
                };
            };
        };
    };
    "Webhooks.update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateWebhookDto"];
            };
        };
        responses: {
            /** @description Altera os campos enviados de um webhook */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookBody"];
                };
            };
        };
    };
    orderEvent: {
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
                    event: "ORDER_CREATED" | "ORDER_SEARCHING_COURIER" | "ORDER_ACCEPTED" | "COURIER_ASSIGNED" | "ORDER_ARRIVED_AT_PICKUP" | "ORDER_COLLECTED" | "ORDER_COMPLETED" | "ORDER_CANCELLED" | "ORDER_UPDATED" | "ORDER_DELETED";
                    order: components["schemas"]["OrderBody"];
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
    courierEvent: {
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
                    event: "COURIER_ONLINE" | "COURIER_OFFLINE" | "COURIER_LOCATION_UPDATED";
                    courier: {
                        /** @description Id do entregador */
                        id: number;
                        /** @description Nome */
                        name: string;
                        /** @description No aplicativo agora */
                        online: boolean;
                        /**
                         * @description Disponibilidade
                         * @enum {string}
                         */
                        status: "available" | "busy" | "offline" | "blocked";
                        /** @description Última posição enviada */
                        last_seen_at: string | null;
                        /** @description Posição atual ou última conhecida */
                        location: components["schemas"]["LocationBody"] | null;
                        /** @description Pedidos em andamento */
                        active_orders: components["schemas"]["ActiveOrderBody"][];
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
