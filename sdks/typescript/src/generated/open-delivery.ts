/* Written by `npm run sdks` from the OpenAPI document; test/sdks compares them. */
/* eslint-disable */
export interface paths {
    "/api/opendelivery/.well-known/opendelivery": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** O que este serviço fala: versões, credenciais, operações e eventos */
        get: operations["getDiscoveryManifest"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/opendelivery/oauth/token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Token de acesso, válido por 24 horas; o par também pode vir em HTTP Basic */
        post: operations["getToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/opendelivery/v1/logistics/availability": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Simula preço, tempos e veículos; nada é criado */
        post: operations["logisticsAvailability"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/opendelivery/v1/logistics/delivery": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Entregas alteradas desde updated_since, ou desde o nextCursor da resposta anterior */
        get: operations["changedDeliveries"];
        put?: never;
        /** Solicita uma entrega; a decisão chega por webhook */
        post: operations["logisticsNewDelivery"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/opendelivery/v1/logistics/delivery/{orderId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Última tentativa processada, com histórico */
        get: operations["logisticDetails"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/opendelivery/v1/logistics/readyForPickup/{orderId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** O pedido está pronto para coleta */
        post: operations["logisticsReadyForPickup"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/opendelivery/v1/logistics/orderPicked/{orderId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** O entregador coletou o pedido */
        post: operations["logisticsPicked"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/opendelivery/v1/logistics/finishDelivery/{orderId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** O consumidor recebeu o pedido */
        post: operations["logisticsFinish"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/opendelivery/v1/logistics/handleProblem/{orderId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** O que fazer com um problema da entrega */
        post: operations["logisticsProblem"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/opendelivery/v1/logistics/cancel/{orderId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Cancela a entrega, ou só a separa das combinadas (DISCOMBINE_ORDER) */
        post: operations["logisticsCancel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface webhooks {
    deliveryEvent: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Enviado ao URL do estabelecimento a cada mudança; responder 204 em até 10 segundos
         * @description Confira `X-App-Signature` sobre os bytes do corpo, antes de interpretá-los:
         *
         *     ```js
         *     const certa = createHmac('sha256', clientSecret).update(corpoComoVeio).digest();
         *     const veio = Buffer.from(cabecalhos['x-app-signature'], 'hex');
         *     const confere = veio.length === certa.length && timingSafeEqual(veio, certa);
         *     ```
         *
         *     Cada evento é um `POST` em JSON e conta como recebido com a resposta 204 em até 10 segundos; redirecionamentos não são seguidos. Sem ela, os mesmos bytes vão de novo com o mesmo `webhook-id` após 5 s, 30 s, 2 min, 10 min, 30 min, 1 h, 2 h, 4 h, 8 h, 12 h (±20 %; `Retry-After` é respeitado).
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
         *
         *     Outro 2xx que não 204 conta como falha, é mostrado como tal no registro de envios e na resposta ao evento de teste; com
         *     `acceptAny2xx` ligado no cadastro do estabelecimento, qualquer 2xx conta como recebido.
         */
        post: operations["deliveryEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface components {
    schemas: {
        Availability: {
            pickupAddress: components["schemas"]["PickupAddress"];
            deliveryAddress: components["schemas"]["DeliveryAddress"];
            vehicle: components["schemas"]["Vehicle"];
            limitTimes: {
                pickupLimit?: number;
                deliveryLimit?: number;
                orderCreatedAt?: string;
            };
            totalOrderPrice: components["schemas"]["Price"];
            totalWeight: number;
            returnToMerchant: boolean;
            canCombine: boolean;
            merchant?: components["schemas"]["Merchant"];
            orderDeliveryFee?: components["schemas"]["Price"];
            packageVolume?: number;
            packageQuantity?: number;
            additionalPricePercentual?: number;
            specialInstructions?: string;
            onlinePayment?: boolean;
        };
        AvailabilityAnswer: {
            deliveryPrice: components["schemas"]["Price"] & components["schemas"]["DeliveryPrice"];
            vehicles: {
                availableVehicles: number;
                nextAvailableVehicle: number;
                vehiclesAvailable: Record<string, never>;
            };
            ETAs: components["schemas"]["Eta"];
        };
        CancelAnswer: {
            additionalCharges: boolean;
        };
        ChangedDeliveries: {
            deliveries: components["schemas"]["DeliveryDetail"][];
            nextCursor: string;
            more: boolean;
        };
        ChosenVehicle: {
            type: string;
            container: string;
            containerSize?: string;
            instruction?: string;
        };
        DeliveryAccepted: {
            /** Format: uuid */
            deliveryId: string;
            /** Format: uuid */
            orderId: string;
            /** @enum {unknown} */
            status: "PENDING" | "REJECTED";
            /** @enum {unknown} */
            event: "PENDING" | "REJECTED";
            /** Format: date-time */
            createdAt: string;
            completion: {
                /** Format: date-time */
                estimate: string;
                /** Format: date-time */
                rejectAfter: string;
            };
            /** Format: uri */
            deliveryDetailsURL: string;
        };
        DeliveryAddress: {
            country: string;
            state: string;
            city: string;
            district: string;
            street: string;
            number: string;
            postalCode: string;
            complement: string;
            reference?: string;
            latitude?: number;
            longitude?: number;
            instructions?: string;
        };
        DeliveryCancel: {
            /** @enum {string} */
            reason: "CONSUMER_CANCELLATION_REQUESTED" | "NO_SHOW" | "PROBLEM_AT_MERCHANT" | "HIGH_ACCEPTANCE_TIME" | "INCORRECT_ORDER_OR_PRODUCT_PICKUP" | "PROBLEM_RESOLUTION" | "DISCOMBINE_ORDER" | "OTHER";
            /** @enum {string} */
            action?: "RETURN_TO_STORE" | "CANCEL_DELIVERY";
            message?: string;
        };
        DeliveryDetail: {
            /** Format: uuid */
            deliveryId: string;
            /** Format: uuid */
            orderId: string;
            /** @enum {string} */
            status: "PENDING" | "ACCEPTED" | "REJECTED" | "PICKUP_ONGOING" | "ARRIVED_AT_MERCHANT" | "ORDER_PICKED" | "DELIVERY_ONGOING" | "ARRIVED_AT_CUSTOMER" | "ORDER_DELIVERED" | "RETURNING_TO_MERCHANT" | "RETURNED_TO_MERCHANT" | "DELIVERY_FINISHED" | "CANCELLED";
            event: components["schemas"]["DeliveryEvent"];
            events: components["schemas"]["DeliveryEvent"][];
            /** Format: date-time */
            createdAt: string;
            problem?: components["schemas"]["DeliveryProblem"][];
            chosenVehicle?: components["schemas"]["ChosenVehicle"];
            deliveryPrice?: components["schemas"]["DeliveryPrice"];
            eta?: components["schemas"]["Eta"];
            times?: Record<string, never>;
            deliveryMan?: components["schemas"]["DeliveryPerson"];
            deliveryPerson?: components["schemas"]["DeliveryPerson"];
            geoLocalization?: {
                latitude: number;
                longitude: number;
            };
            /** Format: uri */
            externalTrackingURL?: string;
            combinedOrdersIds?: string[];
            currentCombinedOrdersIds?: string[];
            confirmationCode?: string;
        };
        DeliveryEvent: {
            /** @enum {string} */
            type: "PENDING" | "ACCEPTED" | "REJECTED" | "PICKUP_ONGOING" | "ARRIVED_AT_MERCHANT" | "ORDER_PICKED" | "DELIVERY_ONGOING" | "ARRIVED_AT_CUSTOMER" | "ORDER_DELIVERED" | "RETURNING_TO_MERCHANT" | "RETURNED_TO_MERCHANT" | "DELIVERY_FINISHED" | "CANCELLED";
            /** Format: date-time */
            datetime: string;
            message?: string;
            rejectionInfo?: {
                /** @enum {unknown} */
                reason: "PRICE_EXCEEDED" | "VEHICLE_NOT_AVAILABLE" | "NO_DELIVERYPERSON_AVAILABLE" | "DOES_NOT_MEET_REQUESTED_TIMES" | "REGION_NOT_SERVED" | "OTHER";
                metadata?: Record<string, never>;
            };
        };
        DeliveryEventBody: {
            /** Format: uuid */
            deliveryId: string;
            /** Format: uuid */
            orderId: string;
            orderDisplayId: string;
            merchant: {
                id: string;
                name: string;
            };
            event: components["schemas"]["DeliveryEvent"];
            customerName: string;
            problem?: components["schemas"]["DeliveryProblem"][];
            vehicle?: components["schemas"]["ChosenVehicle"];
            deliveryPrice?: components["schemas"]["DeliveryPrice"];
            eta?: components["schemas"]["Eta"];
            deliveryPerson?: components["schemas"]["DeliveryPerson"];
            /** Format: uri */
            externalTrackingURL?: string;
            combinedOrdersIds?: string[];
        };
        DeliveryHandleProblem: {
            /** @enum {string} */
            reason: "DELIVERYPERSON_OCCURRENCE" | "PAYMENT_PROBLEMS" | "WRONG_PRODUCT_OR_ITEM" | "ORDER_DELAYED" | "ORDER_DAMAGED_OR_VIOLATED" | "CUSTOMER_DID_NOT_PLACE_ORDER" | "CUSTOMER_ADDRESS_UNKNOWN" | "ORDER_MISSING_ITEMS" | "NOBODY_TO_RECEIVE" | "DELIVERYPERSON_WAITING_PAYMENT_FOR_ALREADY_PAID_ORDER" | "ORDER_DELIVERED_WITHOUT_PAYMENT" | "FRAUD_OR_THEFT" | "OTHER";
            /** @enum {string} */
            action: "RETURN_TO_STORE" | "DELIVER_PRODUCT" | "CANCEL_DELIVERY";
            message?: string;
        };
        DeliveryOrder: {
            pickupAddress: components["schemas"]["PickupAddress"];
            deliveryAddress: components["schemas"]["DeliveryAddress"];
            vehicle: components["schemas"]["Vehicle"];
            limitTimes: {
                pickupLimit?: number;
                deliveryLimit?: number;
                orderCreatedAt?: string;
            };
            totalOrderPrice: components["schemas"]["Price"];
            totalWeight: number;
            returnToMerchant: boolean;
            canCombine: boolean;
            merchant: components["schemas"]["Merchant"];
            orderDeliveryFee?: components["schemas"]["Price"];
            packageVolume?: number;
            packageQuantity?: number;
            additionalPricePercentual?: number;
            specialInstructions?: string;
            onlinePayment?: boolean;
            orderId: string;
            orderDisplayId: string;
            customerName: string;
            payments: {
                /** @enum {string} */
                method: "ONLINE" | "OFFLINE";
                wirelessPos?: boolean;
                offlineMethod?: {
                    /** @enum {string} */
                    type: "CREDIT" | "DEBIT" | "MEAL_VOUCHER" | "FOOD_VOUCHER" | "PIX" | "CASH" | "CREDIT_DEBIT" | "OTHER";
                    amount?: {
                        value: number;
                        currency: string;
                    } | number;
                }[];
                change?: {
                    value: number;
                    currency: string;
                } | number;
            };
            customerPhone?: string;
            metadata?: {
                pickUpCode?: string;
                partnerData?: {
                    orderPartnerName?: string;
                    orderDisplayId?: string;
                    phoneNumber?: string;
                };
            };
            notifyReadyForPickup?: boolean;
            confirmationCodeRequired?: boolean;
            items?: {
                name?: string;
                quantity?: number;
            }[];
            combinedOrdersIds?: string[];
            pickupCode?: string;
            customerPhoneLocalizer?: string;
            notifyPickup?: boolean;
            notifyConclusion?: boolean;
            preparationStartDateTime?: string;
            sourceAppId?: string;
            sourceOrderId?: string;
        };
        DeliveryOrderFinish: {
            finishDate?: string;
            observation?: string;
        };
        DeliveryOrderPicked: {
            pickupDate?: string;
            volumePicked?: number;
            observation?: string;
        };
        DeliveryPerson: {
            id: string;
            name: string;
            phone?: string;
            /** Format: uri */
            pictureURL?: string;
        };
        DeliveryPrice: {
            price: components["schemas"]["Price"];
            /** @enum {unknown} */
            pricingList: "NORMAL" | "DYNAMIC";
            additionalPricePercentual: number;
        };
        DeliveryProblem: {
            /** @enum {unknown} */
            reason: "DELIVERYPERSON_OCCURRENCE" | "PAYMENT_PROBLEMS" | "WRONG_PRODUCT_OR_ITEM" | "ORDER_DELAYED" | "ORDER_DAMAGED_OR_VIOLATED" | "CUSTOMER_DID_NOT_PLACE_ORDER" | "CUSTOMER_ADDRESS_UNKNOWN" | "ORDER_MISSING_ITEMS" | "NOBODY_TO_RECEIVE" | "DELIVERYPERSON_WAITING_PAYMENT_FOR_ALREADY_PAID_ORDER" | "ORDER_DELIVERED_WITHOUT_PAYMENT" | "FRAUD_OR_THEFT" | "OTHER";
            /** Format: date-time */
            datetime: string;
            canFinishDeliver: boolean;
            needMerchantAction: boolean;
            message?: string;
            resolved?: boolean;
            actionTaken?: string;
            actionMessage?: string;
            /** Format: date-time */
            resolutionDate?: string;
        };
        DiscoveryManifest: {
            /** Format: uuid */
            appId: string;
            openDelivery: {
                currentVersion: string;
                supportedVersions: string[];
            };
            discovery: {
                version: string;
            };
            authentication: {
                supportedGrantTypes: string[];
                clientIdGeneration: string[];
            };
            capabilities: {
                logistics: {
                    version: string;
                    supported: boolean;
                    originator: {
                        supported: boolean;
                        supportedEvents: ("PENDING" | "ACCEPTED" | "REJECTED" | "PICKUP_ONGOING" | "ARRIVED_AT_MERCHANT" | "ORDER_PICKED" | "DELIVERY_ONGOING" | "ARRIVED_AT_CUSTOMER" | "ORDER_DELIVERED" | "RETURNING_TO_MERCHANT" | "RETURNED_TO_MERCHANT" | "DELIVERY_FINISHED" | "CANCELLED")[];
                        unsupportedEvents: ("PENDING" | "ACCEPTED" | "REJECTED" | "PICKUP_ONGOING" | "ARRIVED_AT_MERCHANT" | "ORDER_PICKED" | "DELIVERY_ONGOING" | "ARRIVED_AT_CUSTOMER" | "ORDER_DELIVERED" | "RETURNING_TO_MERCHANT" | "RETURNED_TO_MERCHANT" | "DELIVERY_FINISHED" | "CANCELLED")[];
                        supportsWebhook: boolean;
                        supportsPolling: boolean;
                    };
                    receiver: {
                        supported: boolean;
                        supportedOperations: string[];
                        unsupportedOperations: string[];
                    };
                };
            };
        };
        Eta: {
            /** @enum {unknown} */
            updateMethod: "ONLINE" | "OFFLINE";
            pickupEtaInMinutes: number;
            /** Format: date-time */
            pickupEtaDatetime: string;
            deliveryEtaInMinutes: number;
            /** Format: date-time */
            deliveryEtaDatetime: string;
            /** Format: date-time */
            maxDeliveryTime: string;
        };
        Merchant: {
            id: string;
            name: string;
        };
        PickupAddress: {
            country: string;
            state: string;
            city: string;
            district: string;
            street: string;
            number: string;
            postalCode: string;
            complement: string;
            reference?: string;
            latitude?: number;
            longitude?: number;
            instructions?: string;
            pickupLocation?: string;
            parkingSpace?: boolean;
        };
        Price: {
            value: number;
            currency: string;
        };
        TokenAnswer: {
            access_token: string;
            /** @constant */
            token_type: "bearer";
            /** @constant */
            expires_in: 86400;
        };
        Vehicle: {
            type: ("MOTORBIKE_BAG" | "MOTORBIKE_BOX" | "CAR" | "BICYCLE" | "SCOOTER" | "VUC")[];
            /** @enum {string} */
            container: "NORMAL" | "THERMIC";
            /** @enum {string} */
            containerSize?: "SMALL" | "MEDIUM" | "LARGE" | "EXTRA_LARGE";
            instruction?: string;
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
    getDiscoveryManifest: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description O que este serviço fala: versões, credenciais, operações e eventos */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DiscoveryManifest"];
                };
            };
        };
    };
    getToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /** @constant */
                    grant_type: "client_credentials";
                    client_id?: string;
                    client_secret?: string;
                };
                "application/json": {
                    /** @constant */
                    grant_type: "client_credentials";
                    client_id?: string;
                    client_secret?: string;
                };
            };
        };
        responses: {
            /** @description Token */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TokenAnswer"];
                };
            };
        };
    };
    logisticsAvailability: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Availability"];
            };
        };
        responses: {
            /** @description Simula preço, tempos e veículos; nada é criado */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AvailabilityAnswer"];
                };
            };
        };
    };
    changedDeliveries: {
        parameters: {
            query?: {
                updated_since?: string;
                cursor?: string;
                limit?: number;
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
            /** @description Entregas alteradas desde updated_since, ou desde o nextCursor da resposta anterior */
            200: {
                headers: {
                    /** @description Versão desta resposta: envie em If-None-Match na próxima consulta */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChangedDeliveries"];
                };
            };
        };
    };
    logisticsNewDelivery: {
        parameters: {
            query?: never;
            header?: {
                /** @description Opcional: depois de CANCELLED, o mesmo conteúdo com a mesma chave repete a primeira resposta em vez de pedir outra tentativa */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DeliveryOrder"];
            };
        };
        responses: {
            /** @description Solicita uma entrega; a decisão chega por webhook */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeliveryAccepted"];
                };
            };
        };
    };
    logisticDetails: {
        parameters: {
            query?: never;
            header?: {
                /** @description ETag de uma resposta anterior: enquanto nada mudou, a resposta é 304, sem corpo */
                "If-None-Match"?: string;
            };
            path: {
                orderId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Última tentativa processada, com histórico */
            200: {
                headers: {
                    /** @description Versão desta resposta: envie em If-None-Match na próxima consulta */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeliveryDetail"];
                };
            };
        };
    };
    logisticsReadyForPickup: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                orderId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description O pedido está pronto para coleta */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    logisticsPicked: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                orderId: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["DeliveryOrderPicked"];
            };
        };
        responses: {
            /** @description O entregador coletou o pedido */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    logisticsFinish: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                orderId: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["DeliveryOrderFinish"];
            };
        };
        responses: {
            /** @description O consumidor recebeu o pedido */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    logisticsProblem: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                orderId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DeliveryHandleProblem"];
            };
        };
        responses: {
            /** @description O que fazer com um problema da entrega */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    logisticsCancel: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                orderId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DeliveryCancel"];
            };
        };
        responses: {
            /** @description Cancela a entrega, ou só a separa das combinadas (DISCOMBINE_ORDER) */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CancelAnswer"];
                };
            };
        };
    };
    deliveryEvent: {
        parameters: {
            query?: never;
            header: {
                /** @description Identifica este serviço */
                "X-App-Id": string;
                /** @description merchant.id da solicitação */
                "X-App-MerchantId": string;
                /** @description HMAC-SHA256 do corpo com o client_secret, em hexadecimal */
                "X-App-Signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DeliveryEventBody"];
            };
        };
        responses: {
            /** @description Recebido */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Desativa o endereço */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
}
