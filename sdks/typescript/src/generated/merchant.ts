/* Written by `npm run sdks` from the OpenAPI document; test/sdks compares them. */
/* eslint-disable */
export interface paths {
    "/api/merchant/delivery-imports/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reads a sheet and says row by row what it would cost or why it would be refused; orders nothing
         * @description CSV with a header, at most 200 rows: `endereco` (or `address`), and `nome`, `telefone`, `complemento`, `recado`, `pedido`, `cobrar` (reais). Separated by commas, semicolons or tabs.
         */
        post: operations["merchant.DeliveryImports.preview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/merchant/delivery-imports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists the person’s last sheets, newest first */
        get: operations["merchant.DeliveryImports.list"];
        put?: never;
        /** Orders the deliveries of a sheet as a job; faulty rows are refused, the others ordered */
        post: operations["merchant.DeliveryImports.begin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/merchant/delivery-imports/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Shows how far a sheet has come, and what became of each row */
        get: operations["merchant.DeliveryImports.read"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/merchant/account": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Shows the account’s own record */
        get: operations["merchant.MerchantAccount.read"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Changes the account’s own record
         * @description An address that names the same place as before keeps its point, which may have been set by hand.
         */
        patch: operations["merchant.MerchantAccount.change"];
        trace?: never;
    };
    "/api/merchant/account/logo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Sets the logo on the tracking page (JPEG, PNG or WebP, 10 MiB) */
        put: operations["merchant.MerchantAccount.setLogo"];
        post?: never;
        /** Takes the logo away */
        delete: operations["merchant.MerchantAccount.removeLogo"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/merchant/app-authorizations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Shows what an app asks for, by the parameters of its link */
        get: operations["merchant.MerchantAppAuthorizations.ask"];
        put?: never;
        /** Agrees to what an app asks for, or refuses: the browser goes back with a code of one minute */
        post: operations["merchant.MerchantAppAuthorizations.decide"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/merchant/apps": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists approved apps that the account may connect */
        get: operations["merchant.MerchantApps.apps"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/merchant/app-connections": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists the apps that the account connected, newest first */
        get: operations["merchant.MerchantApps.list"];
        put?: never;
        /** Connects an app: a pair or key is made for it, which its team is shown once */
        post: operations["merchant.MerchantApps.connect"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/merchant/app-connections/{id}/scopes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Takes back a part of what the account agreed to, at once; more is agreed to where the app asks */
        put: operations["merchant.MerchantApps.narrow"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/merchant/app-connections/{id}/limit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Sets what an app may order for in a day, by tokens and by its keys */
        put: operations["merchant.MerchantApps.limit"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/merchant/app-connections/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Disconnects an app: its pair or key ends at once, and nothing more is sent to it */
        delete: operations["merchant.MerchantApps.disconnect"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/merchant/deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists what was sent to the account’s webhooks, newest first */
        get: operations["merchant.MerchantDeliveries.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/merchant/deliveries/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Shows one message with its body, and what each attempt was answered */
        get: operations["merchant.MerchantDeliveries.read"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/merchant/deliveries/{id}/resend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sends a message again: the same bytes under the same id */
        post: operations["merchant.MerchantDeliveries.resend"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/merchant/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Server-sent events: what changes in the orders that the person may read
         * @description `ready {resumed}` first, then `order {id, sequence, type, at, status, courierId}`, as the order is now; of two events of one order the greater `sequence` is the newer, and one may come twice. `Last-Event-ID` brings what was missed in the last 15 minutes; `resumed: false` says to read the lists.
         */
        get: operations["merchant.MerchantEvents.listen"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/merchant/keys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists the account’s keys, without their secrets */
        get: operations["merchant.MerchantKeys.list"];
        put?: never;
        /** Issues a key of the account, shown once */
        post: operations["merchant.MerchantKeys.issue"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/merchant/keys/{id}/rotate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Replaces a key by a new one, shown once; the old one ends at once */
        post: operations["merchant.MerchantKeys.rotate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/merchant/keys/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Ends a key */
        delete: operations["merchant.MerchantKeys.end"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/merchant/open-delivery": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Shows the account’s Open Delivery settings */
        get: operations["merchant.MerchantOpenDelivery.read"];
        /** Changes the account’s Open Delivery settings */
        put: operations["merchant.MerchantOpenDelivery.change"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/merchant/open-delivery/credentials": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Issues a new client id and secret, shown once; the old pair ends at once */
        post: operations["merchant.MerchantOpenDelivery.issue"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/merchant/open-delivery/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sends a test message to the Open Delivery webhook and says what it answered */
        post: operations["merchant.MerchantOpenDelivery.test"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/merchant/orders/bulk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Orders up to 500 deliveries in one request, with a result for each
         * @description Up to 50 are placed at once; more become a job (`id`, `endedAt` null) that a worker does and `GET` follows. With `atomic` a refusal of one refuses all. An order that is not as documented has its problem as its result (with `atomic`: 400). `Idempotency-Key` names the whole request for 24 hours; of a request of which nothing was placed it stays free.
         */
        post: operations["merchant.MerchantOrderBatches.place"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/merchant/orders/bulk/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Shows how far a batch has come, with a result for each order that is done */
        get: operations["merchant.MerchantOrderBatches.read"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/merchant/orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists orders of the account, newest first */
        get: operations["merchant.MerchantOrders.list"];
        put?: never;
        /**
         * Orders a delivery, or calls a courier (`openStops`)
         * @description With `Idempotency-Key` (1 to 255 ASCII characters without spaces) the same request sent again within 24 hours is the same order, and `Idempotency-Replayed: true`; another request with the key is refused (422). With `expectedTotalCents` an order at another price is refused (409).
         */
        post: operations["merchant.MerchantOrders.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/merchant/orders/quote": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Says what a delivery would cost and how long it takes; creates nothing */
        post: operations["merchant.MerchantOrders.quote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/merchant/orders/placed/{key}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Shows the order that a request with this `Idempotency-Key` made, when its answer was lost */
        get: operations["merchant.MerchantOrders.placed"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/merchant/orders/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Shows an order with its timeline, by id or public id */
        get: operations["merchant.MerchantOrders.read"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/merchant/orders/{id}/movements": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists what the order moved in the account’s wallet: paid, given back, charged on top */
        get: operations["merchant.MerchantOrders.movements"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/merchant/orders/{id}/ready": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Marks the goods as ready: the search for a courier begins */
        post: operations["merchant.MerchantOrders.ready"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/merchant/orders/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Cancels an order that no courier has accepted yet; what was paid comes back to the wallet */
        post: operations["merchant.MerchantOrders.cancel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/merchant/claims": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Claims about deliveries of the account: open ones, or decided ones with the answer */
        get: operations["merchant.MerchantClaims.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/merchant/orders/{id}/claims": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Claims about an order, newest first */
        get: operations["merchant.MerchantClaims.ofOrder"];
        put?: never;
        /** Opens a claim about a stop that has ended, with photos; a person of the company decides */
        post: operations["merchant.MerchantClaims.open"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/merchant/claims/{id}/photos/{n}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A photo of the claim, from 0: the shop’s or the recipient’s */
        get: operations["merchant.MerchantClaims.photo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/merchant/map": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Shows what maps are drawn on: tiles of a server, an archive of the region, or only the streets */
        get: operations["merchant.MerchantOrderMap.ground"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/merchant/map/streets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists the streets of the gazetteer within a box, the longest first; none in a box above 0.25 degrees */
        get: operations["merchant.MerchantOrderMap.within"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/merchant/orders/{id}/way": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Shows the way from the pickup over the stops */
        get: operations["merchant.MerchantOrderMap.way"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/merchant/queue": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists orders that wait for a busy courier, with their place in the queue and a forecast */
        get: operations["merchant.MerchantOrderQueue.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/merchant/orders/{id}/tip": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Sets the tip of a completed order’s courier, paid from the account’s wallet; it is only ever raised
         * @description The courier has it at once. What is added to the tip so far must be in the wallet.
         */
        put: operations["merchant.MerchantOrderTips.set"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/merchant/recipient-requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What recipients ask for on the tracking page: open ones, the oldest first, or decided ones */
        get: operations["merchant.MerchantRecipientRequests.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/merchant/recipient-requests/{id}/decide": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Accepts or refuses; what is accepted is done at once, at the price of the request */
        post: operations["merchant.MerchantRecipientRequests.decide"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/merchant/orders/{id}/redelivery": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What bringing again costs that nobody took, and where the goods are */
        get: operations["merchant.MerchantRedeliveries.quote"];
        put?: never;
        /** Brings again what nobody took: a new order, linked to the first; asked again it is the same order */
        post: operations["merchant.MerchantRedeliveries.order"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/merchant/orders/{id}/simulate-payment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Pays the order’s Pix charge without a bank: in sandboxes and the demonstration only */
        post: operations["merchant.MerchantPaymentSimulation.simulate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/merchant/quotes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Says what a delivery costs, and holds the price until `expiresAt`
         * @description An order with this `quoteId`, the same addresses, vehicle type, category, return and schedule costs exactly this, once, whatever tariffs and surge do meanwhile. Any other is refused: `quote_differs` (409) names in `errors` the part that is another one (`merchantId`: the quote is another merchant’s), `quote_expired` and `quote_used` (409), `quote_unknown` (400): not ours, or changed. Nothing is stored; how long a price holds is the company’s setting.
         */
        post: operations["merchant.MerchantQuotes.hold"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/merchant/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Signs a merchant or sub-user in, by e-mail and password */
        post: operations["merchant.MerchantLogin.login"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/merchant/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists where the person is logged in */
        get: operations["merchant.MerchantSessions.list"];
        put?: never;
        /** Signs a merchant or sub-user in by a cookie, for browsers */
        post: operations["merchant.MerchantLogin.openSession"];
        /** Logs out everywhere */
        delete: operations["merchant.MerchantSessions.endAll"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/merchant/sessions/current": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Shows who is logged in, the account and the company, and what the person may do */
        get: operations["merchant.MerchantCurrentSession.current"];
        put?: never;
        post?: never;
        /** Logs out here */
        delete: operations["merchant.MerchantLogOut.end"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/merchant/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Changes the person’s own password; every session ends, this one too */
        put: operations["merchant.MerchantCurrentSession.setPassword"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/merchant/sessions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Ends a session of the person’s own */
        delete: operations["merchant.MerchantSessions.endOne"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/merchant/second-factor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Begins enrolment by the password: a new secret, which asks for nothing until a code of it is confirmed */
        post: operations["merchant.MerchantSecondFactor.begin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/merchant/second-factor/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Confirms the app by a code of it; log-ins ask for codes from now on */
        post: operations["merchant.MerchantSecondFactor.confirm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/merchant/second-factor/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Takes the second factor away, by a code of it or a recovery code */
        post: operations["merchant.MerchantSecondFactor.remove"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/merchant/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists the account’s sub-users */
        get: operations["merchant.MerchantUsers.list"];
        put?: never;
        /** Adds a sub-user; without a password the person is sent a link to choose one */
        post: operations["merchant.MerchantUsers.add"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/merchant/users/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Removes a sub-user: it is logged out at once, and its orders stay */
        delete: operations["merchant.MerchantUsers.remove"];
        options?: never;
        head?: never;
        /** Changes a sub-user, what it may do, or blocks it */
        patch: operations["merchant.MerchantUsers.change"];
        trace?: never;
    };
    "/api/merchant/users/{id}/password-reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sends a sub-user a link to choose a new password */
        post: operations["merchant.MerchantUsers.reset"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/merchant/wallet": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Shows the account’s balance */
        get: operations["merchant.MerchantWallet.balance"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/merchant/wallet/statement": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the movements of the account’s wallet, newest first
         * @description Refused to sub-users who may not read the orders of others: their payments would be told.
         */
        get: operations["merchant.MerchantWallet.statement"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/merchant/wallet/top-up-fee": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Says what a top-up of this amount would cost; opens nothing */
        get: operations["merchant.MerchantWallet.fee"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/merchant/wallet/top-ups": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists the account’s last Pix charges, newest first */
        get: operations["merchant.MerchantWallet.list"];
        put?: never;
        /** Opens a Pix charge that adds to the account’s wallet when it is paid */
        post: operations["merchant.MerchantWallet.open"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/merchant/wallet/top-ups/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Shows a Pix charge of the account, and whether it is paid */
        get: operations["merchant.MerchantWallet.read"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/merchant/wallet/top-ups/{id}/simulate-payment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Pays a Pix charge of the account without a bank: in sandboxes and the demonstration only */
        post: operations["merchant.MerchantWallet.simulate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/merchant/webhooks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists the account’s own webhooks */
        get: operations["merchant.MerchantWebhooks.list"];
        put?: never;
        /** Registers a webhook of the account for the events it names */
        post: operations["merchant.MerchantWebhooks.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/merchant/webhooks/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Removes a webhook; what waits for it is cancelled */
        delete: operations["merchant.MerchantWebhooks.remove"];
        options?: never;
        head?: never;
        /** Changes a webhook: its address, events, code or whether it is on */
        patch: operations["merchant.MerchantWebhooks.change"];
        trace?: never;
    };
    "/api/merchant/webhooks/{id}/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sends a test message and says what the receiver answered */
        post: operations["merchant.MerchantWebhooks.test"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/merchant/webhooks/{id}/secret": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Shows the secret that signs a webhook’s messages */
        post: operations["merchant.MerchantWebhooks.secret"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/merchant/offering": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists vehicle types, the default first, with their categories */
        get: operations["merchant.Offering.read"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/merchant/spending": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists orders and money by day, of the orders that the person may read; both days included */
        get: operations["merchant.Spending.days"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/merchant/invoices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists the account’s invoices, newest first */
        get: operations["merchant.Spending.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/merchant/invoices/{id}/orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists the orders of an invoice as they ended, as JSON, CSV or a workbook */
        get: operations["merchant.Spending.orders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/merchant/recipients": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists the recipients of the address book, the last used first */
        get: operations["merchant.recipientPlaces.list"];
        put?: never;
        /** Adds to the recipients of the address book */
        post: operations["merchant.recipientPlaces.add"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/merchant/recipients/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Changes one of the recipients of the address book */
        put: operations["merchant.recipientPlaces.change"];
        post?: never;
        /** Removes one of the recipients from the address book */
        delete: operations["merchant.recipientPlaces.remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/merchant/pickups": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lists the places where goods are collected of the address book, the last used first */
        get: operations["merchant.pickupPlaces.list"];
        put?: never;
        /** Adds to the places where goods are collected of the address book */
        post: operations["merchant.pickupPlaces.add"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/merchant/pickups/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Changes one of the places where goods are collected of the address book */
        put: operations["merchant.pickupPlaces.change"];
        post?: never;
        /** Removes one of the places where goods are collected from the address book */
        delete: operations["merchant.pickupPlaces.remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/merchant/oauth/token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Tokens for a code, or for the refresh token that stands; a form or JSON
         * @description A code is taken once, within a minute, with the `redirect_uri` and the verifier it was asked with. Each refresh token is taken once and replaced; one that comes again ends the grant. Refusals are those of RFC 6749: `error`, `error_description`.
         */
        post: operations["merchant.OAuth.token"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/merchant/oauth/revoke": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ends the grant of a token (RFC 7009); a token that does not stand is answered alike */
        post: operations["merchant.OAuth.revoke"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface webhooks {
    merchantEvent: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * An event of one of the merchant’s orders, as the Full API sends it
         * @description Signed as Standard Webhooks ask. Every event with its payload: `/api/v1/openapi.json`, `webhooks`.
         */
        post: operations["merchantEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface components {
    schemas: {
        AccountAddress: {
            street: string;
            number?: string | null;
            complement?: string | null;
            district?: string | null;
            city?: string | null;
            state?: string | null;
            postalCode?: string | null;
        };
        ClientPair: {
            id: number;
            clientId: string;
            clientSecret: string;
        };
        Invoice: {
            id: number;
            hubId: number;
            number: number;
            merchantId: number;
            /** Format: date */
            fromDay: string;
            /** Format: date */
            throughDay: string;
            /** Format: date */
            dueDay: string;
            orderCount: number;
            totalCents: number;
            /** Format: date-time */
            closedAt: string;
            paidAt: string | null;
            paidEntryId: number | null;
            voidedAt: string | null;
            /** @enum {string} */
            state: "open" | "overdue" | "paid" | "void";
            merchantName: string;
        };
        MerchantAccount: {
            id: number;
            name: string;
            legalName: string | null;
            email: string | null;
            phone: string;
            document: string | null;
            address: {
                street: string | null;
                number: string | null;
                complement: string | null;
                district: string | null;
                city: string | null;
                state: string | null;
                postalCode: string | null;
                latitude: number | null;
                longitude: number | null;
            } | null;
            openingHours: {
                weekday: number;
                from: string;
                to: string;
            }[] | null;
            courierNote: string | null;
            ifUndelivered: ("return" | "leave_at_door" | "try_again_today" | "try_again_tomorrow" | "dispose") | null;
            logoUrl: string | null;
            preparation: components["schemas"]["PreparationTimes"];
        };
        MerchantOrder: {
            id: number;
            publicId: string;
            /** @enum {string} */
            kind: "delivery" | "courier_call";
            source: string;
            /** @enum {string} */
            status: "waiting" | "scheduled" | "preparing" | "pending" | "accepted" | "arrived_pickup_location" | "collected" | "delivered" | "completed" | "cancelled";
            sequence: number;
            merchant: {
                id: number;
                name: string;
            };
            redeliveryOf: number | null;
            redeliverable: boolean;
            externalId: string | null;
            observation: string | null;
            pickup: {
                address: string;
                complement: string | null;
                reference: string | null;
                latitude: number | null;
                longitude: number | null;
                name: string | null;
                phone: string | null;
                instructions: string | null;
            };
            pickupCode: string | null;
            stops: components["schemas"]["MerchantOrderStop"][];
            vehicleTypeId: number;
            needsReturn: boolean;
            needsProof: boolean;
            distanceM: number;
            distanceSource: ("server" | "roads" | "straight_line") | null;
            durationS: number;
            totalCents: number;
            lateChargeCents: number;
            tipCents: number;
            goodsValueCents: number | null;
            /** @enum {string} */
            paymentMethod: "invoiced" | "wallet" | "online" | "on_delivery" | "third_party";
            paymentStatus: string | null;
            pix: {
                code: string;
                qr: string[];
                /** Format: date-time */
                expiresAt: string;
            } | null;
            courier: {
                name: string;
                phone: string | null;
                vehicleKind: string | null;
                vehicle: string | null;
                plate: string | null;
                position: {
                    latitude: number;
                    longitude: number;
                    /** Format: date-time */
                    at: string;
                } | null;
            } | null;
            /** Format: uri */
            trackingUrl: string;
            /** Format: date-time */
            createdAt: string;
            scheduledFor: string | null;
            readyAt: string | null;
            deliverBy: string | null;
            acceptedAt: string | null;
            arrivedPickupAt: string | null;
            collectedAt: string | null;
            deliveredAt: string | null;
            finishedAt: string | null;
            cancelledAt: string | null;
            cancelReason: ("merchant_request" | "consumer_request" | "operator" | "not_served" | "payment_expired" | "no_show" | "problem_at_merchant" | "acceptance_too_slow" | "wrong_order_or_pickup" | "problem_resolution" | "other") | null;
            cancelNote: string | null;
            returning: boolean;
        };
        MerchantOrderDetail: {
            id: number;
            publicId: string;
            /** @enum {string} */
            kind: "delivery" | "courier_call";
            source: string;
            /** @enum {string} */
            status: "waiting" | "scheduled" | "preparing" | "pending" | "accepted" | "arrived_pickup_location" | "collected" | "delivered" | "completed" | "cancelled";
            sequence: number;
            merchant: {
                id: number;
                name: string;
            };
            redeliveryOf: number | null;
            redeliverable: boolean;
            externalId: string | null;
            observation: string | null;
            pickup: {
                address: string;
                complement: string | null;
                reference: string | null;
                latitude: number | null;
                longitude: number | null;
                name: string | null;
                phone: string | null;
                instructions: string | null;
            };
            pickupCode: string | null;
            stops: components["schemas"]["MerchantOrderStop"][];
            vehicleTypeId: number;
            needsReturn: boolean;
            needsProof: boolean;
            distanceM: number;
            distanceSource: ("server" | "roads" | "straight_line") | null;
            durationS: number;
            totalCents: number;
            lateChargeCents: number;
            tipCents: number;
            goodsValueCents: number | null;
            /** @enum {string} */
            paymentMethod: "invoiced" | "wallet" | "online" | "on_delivery" | "third_party";
            paymentStatus: string | null;
            pix: {
                code: string;
                qr: string[];
                /** Format: date-time */
                expiresAt: string;
            } | null;
            courier: {
                name: string;
                phone: string | null;
                vehicleKind: string | null;
                vehicle: string | null;
                plate: string | null;
                position: {
                    latitude: number;
                    longitude: number;
                    /** Format: date-time */
                    at: string;
                } | null;
            } | null;
            /** Format: uri */
            trackingUrl: string;
            /** Format: date-time */
            createdAt: string;
            scheduledFor: string | null;
            readyAt: string | null;
            deliverBy: string | null;
            acceptedAt: string | null;
            arrivedPickupAt: string | null;
            collectedAt: string | null;
            deliveredAt: string | null;
            finishedAt: string | null;
            cancelledAt: string | null;
            cancelReason: ("merchant_request" | "consumer_request" | "operator" | "not_served" | "payment_expired" | "no_show" | "problem_at_merchant" | "acceptance_too_slow" | "wrong_order_or_pickup" | "problem_resolution" | "other") | null;
            cancelNote: string | null;
            returning: boolean;
            timeline: {
                sequence: number;
                type: string;
                /** Format: date-time */
                at: string;
                happenedAt: string | null;
                actor: string;
                stop: number | null;
                note: string | null;
            }[];
        };
        MerchantOrderStop: {
            address: string;
            complement: string | null;
            reference: string | null;
            latitude: number | null;
            longitude: number | null;
            name: string | null;
            phone: string | null;
            instructions: string | null;
            id: string;
            ordinal: number;
            /** @enum {string} */
            status: "pending" | "delivered" | "failed";
            displayId: string | null;
            observation: string | null;
            confirmationCode: string | null;
            collectCents: number | null;
            collectMethod: string | null;
            changeForCents: number | null;
            collected: {
                cents: number;
                /** @enum {string} */
                method: "cash" | "credit_card" | "debit_card" | "pix" | "meal_voucher" | "food_voucher" | "other";
                changeCents: number;
                reason: string | null;
            } | null;
            arrivedAt: string | null;
            finishedAt: string | null;
            failureReason: string | null;
            ifUndelivered: ("return" | "leave_at_door" | "neighbour" | "try_again_today" | "try_again_tomorrow" | "dispose") | null;
            neighbour: string | null;
            left: ("door" | "neighbour") | null;
            minimumAge: number | null;
            ageChecked: boolean;
            rating: {
                stars: number;
                reason: ("on_time" | "kind" | "careful" | "late" | "rude" | "damaged" | "other") | null;
            } | null;
            /** Format: uri */
            trackingUrl: string;
            proof: {
                photos: string[];
                signature: string | null;
                document: string | null;
                name: string | null;
                observation: string | null;
            } | null;
        };
        MerchantPickup: {
            address?: string | null;
            street?: string | null;
            number?: string | null;
            district?: string | null;
            city?: string | null;
            state?: string | null;
            complement?: string | null;
            reference?: string | null;
            postalCode?: string | null;
            latitude?: number | null;
            longitude?: number | null;
            name?: string | null;
            phone?: string | null;
            instructions?: string | null;
        };
        MerchantQuote: {
            totalCents: number;
            distanceM: number;
            distanceSource: ("server" | "roads" | "straight_line") | null;
            returnDistanceM: number;
            durationS: number;
            promiseMinutes: number;
            raised: boolean;
            vehicleTypeId: number;
            pickup: components["schemas"]["Point"];
            stops: components["schemas"]["Point"][];
        };
        MerchantStop: {
            address?: string | null;
            street?: string | null;
            number?: string | null;
            district?: string | null;
            city?: string | null;
            state?: string | null;
            complement?: string | null;
            reference?: string | null;
            postalCode?: string | null;
            latitude?: number | null;
            longitude?: number | null;
            name?: string | null;
            phone?: string | null;
            instructions?: string | null;
            displayId?: string | null;
            observation?: string | null;
            collectCents?: number | null;
            collectMethod?: ("cash" | "credit_card" | "debit_card" | "pix" | "meal_voucher" | "food_voucher" | "other") | null;
            changeForCents?: number | null;
            ifUndelivered?: ("return" | "leave_at_door" | "neighbour" | "try_again_today" | "try_again_tomorrow" | "dispose") | null;
            neighbour?: string | null;
            minimumAge?: number | null;
        };
        MerchantUser: {
            id: number;
            name: string;
            email: string | null;
            phone: string;
            restrictions: {
                ordering: boolean;
                readingOthers: boolean;
            };
            dayLimitCents: number | null;
            blocked: boolean;
            hasPassword: boolean;
            /** Format: date-time */
            createdAt: string;
        };
        OrderBatch: {
            id: number | null;
            atomic: boolean;
            total: number;
            placed: number;
            refused: number;
            /** Format: date-time */
            createdAt: string;
            endedAt: string | null;
            rows: {
                orderId: number | null;
                publicId: string | null;
                externalId: string | null;
                totalCents: number | null;
                problem: {
                    type: string;
                    title: string;
                    status: number;
                    detail: string;
                    errors?: {
                        [key: string]: string[];
                    };
                } | null;
            }[];
        };
        Point: {
            latitude: number;
            longitude: number;
        };
        PreparationTimes: {
            preparationMinutes: number | null;
            items: {
                weekday: number;
                hour: number;
                seconds: number;
                samples: number;
                used: boolean;
            }[];
        };
        Spending: {
            items: {
                /** Format: date */
                day: string;
                orders: number;
                delivered: number;
                cancelled: number;
                spentCents: number;
            }[];
        };
        TestDelivery: {
            deliveryId: number;
            state: string;
            status: number | null;
            error: string | null;
            notice: string | null;
        };
        TopUp: {
            id: number;
            /** @enum {string} */
            state: "waiting" | "paid" | "expired";
            amountCents: number;
            feeCents: number;
            code: string;
            qr: string[];
            /** Format: date-time */
            expiresAt: string;
            paidAt: string | null;
            paidCents: number | null;
            /** Format: date-time */
            createdAt: string;
        };
        WalletEntry: {
            id: number;
            /** Format: uuid */
            uuid: string;
            /** @enum {string} */
            operation: "credit" | "debit";
            /** @enum {string} */
            kind: "credit_added" | "credit_removed" | "top_up" | "top_up_fee" | "order_payment" | "order_refund" | "order_earning" | "withdrawal" | "cash_share" | "cash_charge" | "guarantee_top_up" | "fault_fee" | "fault_return" | "fault_pay" | "fault_goods" | "courier_tip";
            amountCents: number;
            description: string;
            /** @enum {string} */
            status: "completed" | "pending" | "reversed";
            externalId: string | null;
            paymentMethod: string | null;
            orderId: number | null;
            referenceId: number | null;
            /** Format: date-time */
            createdAt: string;
        };
        WebhookDelivery: {
            id: number;
            face: string;
            subscriptionId: number;
            topic: string;
            aggregateId: number;
            state: string;
            dueAt: string | null;
            attempts: number;
            event: string | null;
            lastStatus: number | null;
            lastError: string | null;
            /** Format: date-time */
            createdAt: string;
            settledAt: string | null;
            notice: string | null;
            body: string | null;
            tries: {
                id: number;
                /** Format: date-time */
                at: string;
                durationMs: number;
                status: number | null;
                error: string | null;
                answer: string | null;
                headers: {
                    [key: string]: string;
                };
            }[];
        };
        WebhookDeliveryLine: {
            id: number;
            face: string;
            subscriptionId: number;
            topic: string;
            aggregateId: number;
            state: string;
            dueAt: string | null;
            attempts: number;
            event: string | null;
            lastStatus: number | null;
            lastError: string | null;
            /** Format: date-time */
            createdAt: string;
            settledAt: string | null;
            notice: string | null;
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
    "merchant.DeliveryImports.preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    csv: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: {
                            line: number;
                            delivery: {
                                name: string | null;
                                phone: string | null;
                                address: string;
                                complement: string | null;
                                instructions: string | null;
                                externalId: string | null;
                                collectCents: number | null;
                            };
                            totalCents: number | null;
                            fault: string | null;
                        }[];
                        totalCents: number;
                        faults: number;
                    };
                };
            };
        };
    };
    "merchant.DeliveryImports.list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: {
                            id: number;
                            key: string;
                            /** @enum {string} */
                            paymentMethod: "wallet" | "invoiced";
                            total: number;
                            done: number;
                            refused: number;
                            /** Format: date-time */
                            createdAt: string;
                            endedAt: string | null;
                        }[];
                    };
                };
            };
        };
    };
    "merchant.DeliveryImports.begin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    key: string;
                    csv: string;
                    /** @enum {string} */
                    paymentMethod: "wallet" | "invoiced";
                };
            };
        };
        responses: {
            /** @description Done */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        key: string;
                        /** @enum {string} */
                        paymentMethod: "wallet" | "invoiced";
                        total: number;
                        done: number;
                        refused: number;
                        /** Format: date-time */
                        createdAt: string;
                        endedAt: string | null;
                    };
                };
            };
        };
    };
    "merchant.DeliveryImports.read": {
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
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        key: string;
                        /** @enum {string} */
                        paymentMethod: "wallet" | "invoiced";
                        total: number;
                        done: number;
                        refused: number;
                        /** Format: date-time */
                        createdAt: string;
                        endedAt: string | null;
                        rows: {
                            line: number;
                            delivery: {
                                name: string | null;
                                phone: string | null;
                                address: string;
                                complement: string | null;
                                instructions: string | null;
                                externalId: string | null;
                                collectCents: number | null;
                            };
                            /** @enum {string} */
                            state: "pending" | "done" | "refused";
                            refusal: string | null;
                            orderId: number | null;
                        }[];
                    };
                };
            };
        };
    };
    "merchant.MerchantAccount.read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MerchantAccount"];
                };
            };
        };
    };
    "merchant.MerchantAccount.change": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name?: string;
                    phone?: string;
                    address?: components["schemas"]["AccountAddress"];
                    openingHours?: {
                        weekday: number;
                        from: string;
                        to: string;
                    }[] | null;
                    preparationMinutes?: number | null;
                    courierNote?: string | null;
                    ifUndelivered?: ("return" | "leave_at_door" | "try_again_today" | "try_again_tomorrow" | "dispose") | null;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MerchantAccount"];
                };
            };
        };
    };
    "merchant.MerchantAccount.setLogo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** Format: binary */
                    picture?: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MerchantAccount"];
                };
            };
        };
    };
    "merchant.MerchantAccount.removeLogo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "merchant.MerchantAppAuthorizations.ask": {
        parameters: {
            query?: {
                response_type?: string;
                client_id?: string;
                redirect_uri?: string;
                scope?: string;
                state?: string;
                code_challenge?: string;
                code_challenge_method?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        app: {
                            id: number;
                            name: string;
                            description: string | null;
                            website: string | null;
                            logoUrl: string | null;
                            teamName: string;
                        };
                        merchant: {
                            id: number;
                            name: string;
                        };
                        scopes: ("quote" | "order" | "see_own" | "see_all" | "statement" | "store")[];
                        held: ("quote" | "order" | "see_own" | "see_all" | "statement" | "store")[] | null;
                        redirectHost: string;
                        refusedTo: string | null;
                    };
                };
            };
        };
    };
    "merchant.MerchantAppAuthorizations.decide": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    response_type?: string;
                    client_id?: string;
                    redirect_uri?: string;
                    scope?: string;
                    state?: string;
                    code_challenge?: string;
                    code_challenge_method?: string;
                    allow: boolean;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number | null;
                        redirectTo: string;
                    };
                };
            };
        };
    };
    "merchant.MerchantApps.apps": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: {
                            id: number;
                            name: string;
                            /** @enum {string} */
                            type: "open_delivery" | "full_api" | "model_m";
                            logoUrl: string | null;
                            teamName: string;
                            description: string | null;
                            website: string | null;
                            merchantsMaySetTheirOwn: boolean;
                        }[];
                    };
                };
            };
        };
    };
    "merchant.MerchantApps.list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: {
                            id: number;
                            appId: number;
                            name: string;
                            /** @enum {string} */
                            type: "open_delivery" | "full_api" | "model_m";
                            logoUrl: string | null;
                            teamName: string;
                            webhookUrl: string | null;
                            /** Format: date-time */
                            connectedAt: string;
                            disconnectedAt: string | null;
                            lastUsedAt: string | null;
                            scopes: ("quote" | "order" | "see_own" | "see_all" | "statement" | "store")[] | null;
                            lastAct: ("quote" | "order" | "see_own" | "see_all" | "statement" | "store") | null;
                            lastActAt: string | null;
                            dayLimitCents: number | null;
                        }[];
                    };
                };
            };
        };
    };
    "merchant.MerchantApps.connect": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    appId: number;
                    webhookUrl?: string | null;
                };
            };
        };
        responses: {
            /** @description Done */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        appId: number;
                        name: string;
                        /** @enum {string} */
                        type: "open_delivery" | "full_api" | "model_m";
                        logoUrl: string | null;
                        teamName: string;
                        webhookUrl: string | null;
                        /** Format: date-time */
                        connectedAt: string;
                        disconnectedAt: string | null;
                        lastUsedAt: string | null;
                        scopes: ("quote" | "order" | "see_own" | "see_all" | "statement" | "store")[] | null;
                        lastAct: ("quote" | "order" | "see_own" | "see_all" | "statement" | "store") | null;
                        lastActAt: string | null;
                        dayLimitCents: number | null;
                    };
                };
            };
        };
    };
    "merchant.MerchantApps.narrow": {
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
                    scopes: ("quote" | "order" | "see_own" | "see_all" | "statement" | "store")[];
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        appId: number;
                        name: string;
                        /** @enum {string} */
                        type: "open_delivery" | "full_api" | "model_m";
                        logoUrl: string | null;
                        teamName: string;
                        webhookUrl: string | null;
                        /** Format: date-time */
                        connectedAt: string;
                        disconnectedAt: string | null;
                        lastUsedAt: string | null;
                        scopes: ("quote" | "order" | "see_own" | "see_all" | "statement" | "store")[] | null;
                        lastAct: ("quote" | "order" | "see_own" | "see_all" | "statement" | "store") | null;
                        lastActAt: string | null;
                        dayLimitCents: number | null;
                    };
                };
            };
        };
    };
    "merchant.MerchantApps.limit": {
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
                    dayLimitCents: number | null;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        appId: number;
                        name: string;
                        /** @enum {string} */
                        type: "open_delivery" | "full_api" | "model_m";
                        logoUrl: string | null;
                        teamName: string;
                        webhookUrl: string | null;
                        /** Format: date-time */
                        connectedAt: string;
                        disconnectedAt: string | null;
                        lastUsedAt: string | null;
                        scopes: ("quote" | "order" | "see_own" | "see_all" | "statement" | "store")[] | null;
                        lastAct: ("quote" | "order" | "see_own" | "see_all" | "statement" | "store") | null;
                        lastActAt: string | null;
                        dayLimitCents: number | null;
                    };
                };
            };
        };
    };
    "merchant.MerchantApps.disconnect": {
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
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "merchant.MerchantDeliveries.list": {
        parameters: {
            query?: {
                subscriptionId?: string;
                orderId?: string;
                state?: "queued" | "due" | "delivered" | "given_up" | "skipped" | "merged" | "cancelled";
                cursor?: string;
                limit?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["WebhookDeliveryLine"][];
                        nextCursor: string | null;
                    };
                };
            };
        };
    };
    "merchant.MerchantDeliveries.read": {
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
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDelivery"];
                };
            };
        };
    };
    "merchant.MerchantDeliveries.resend": {
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
            /** @description Done */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        resent: number;
                    };
                };
            };
        };
    };
    "merchant.MerchantEvents.listen": {
        parameters: {
            query?: {
                lastEventId?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": string;
                };
            };
        };
    };
    "merchant.MerchantKeys.list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: {
                            id: number;
                            kind: string;
                            environment: string;
                            label: string;
                            expiresAt: string | null;
                            lastUsedAt: string | null;
                            deactivatedAt: string | null;
                            /** Format: date-time */
                            createdAt: string;
                        }[];
                    };
                };
            };
        };
    };
    "merchant.MerchantKeys.issue": {
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
                    kind: "full_api_key" | "model_m_key";
                    label: string;
                };
            };
        };
        responses: {
            /** @description Done */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        key: string;
                    };
                };
            };
        };
    };
    "merchant.MerchantKeys.rotate": {
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
            /** @description Done */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        key: string;
                    };
                };
            };
        };
    };
    "merchant.MerchantKeys.end": {
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
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "merchant.MerchantOpenDelivery.read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        enabled: boolean;
                        webhookUrl: string | null;
                        acceptMarketplaceOrders: boolean;
                        acceptAny2xx: boolean;
                        clientId: string | null;
                        subscriptionId: number | null;
                        notice: string | null;
                    };
                };
            };
        };
    };
    "merchant.MerchantOpenDelivery.change": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    enabled: boolean;
                    webhookUrl?: string | null;
                    acceptMarketplaceOrders?: boolean;
                    acceptAny2xx?: boolean;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        enabled: boolean;
                        webhookUrl: string | null;
                        acceptMarketplaceOrders: boolean;
                        acceptAny2xx: boolean;
                        clientId: string | null;
                        subscriptionId: number | null;
                        notice: string | null;
                    };
                };
            };
        };
    };
    "merchant.MerchantOpenDelivery.issue": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClientPair"];
                };
            };
        };
    };
    "merchant.MerchantOpenDelivery.test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TestDelivery"];
                };
            };
        };
    };
    "merchant.MerchantOrderBatches.place": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    atomic?: boolean;
                    orders: {
                        vehicleTypeId?: number | null;
                        categoryId?: number | null;
                        pickup?: components["schemas"]["MerchantPickup"];
                        needsReturn?: boolean;
                        stops?: components["schemas"]["MerchantStop"][];
                        openStops?: number;
                        needsProof?: boolean;
                        externalId?: string | null;
                        observation?: string | null;
                        goodsValueCents?: number | null;
                        /** @enum {string} */
                        paymentMethod: "invoiced" | "wallet" | "online";
                        expectedTotalCents?: number | null;
                        quoteId?: string | null;
                        waitsForReady?: boolean;
                        scheduledFor?: string | null;
                    }[];
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderBatch"];
                };
            };
        };
    };
    "merchant.MerchantOrderBatches.read": {
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
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderBatch"];
                };
            };
        };
    };
    "merchant.MerchantOrders.list": {
        parameters: {
            query?: {
                q?: string;
                status?: string;
                own?: "true" | "false";
                scheduledOnly?: "true" | "false";
                createdFrom?: string;
                createdTo?: string;
                cursor?: string;
                limit?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["MerchantOrder"][];
                        nextCursor: string | null;
                    };
                };
            };
        };
    };
    "merchant.MerchantOrders.create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    vehicleTypeId?: number | null;
                    categoryId?: number | null;
                    pickup?: components["schemas"]["MerchantPickup"];
                    needsReturn?: boolean;
                    stops?: components["schemas"]["MerchantStop"][];
                    openStops?: number;
                    needsProof?: boolean;
                    externalId?: string | null;
                    observation?: string | null;
                    goodsValueCents?: number | null;
                    /** @enum {string} */
                    paymentMethod: "invoiced" | "wallet" | "online";
                    expectedTotalCents?: number | null;
                    quoteId?: string | null;
                    waitsForReady?: boolean;
                    scheduledFor?: string | null;
                };
            };
        };
        responses: {
            /** @description Done */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MerchantOrder"];
                };
            };
        };
    };
    "merchant.MerchantOrders.quote": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    vehicleTypeId?: number | null;
                    categoryId?: number | null;
                    pickup?: components["schemas"]["MerchantPickup"];
                    needsReturn?: boolean;
                    stops: components["schemas"]["MerchantPickup"][];
                    scheduledFor?: string | null;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MerchantQuote"];
                };
            };
        };
    };
    "merchant.MerchantOrders.placed": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                key: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MerchantOrder"];
                };
            };
        };
    };
    "merchant.MerchantOrders.read": {
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
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MerchantOrderDetail"];
                };
            };
        };
    };
    "merchant.MerchantOrders.movements": {
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
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: {
                            id: number;
                            /** Format: uuid */
                            uuid: string;
                            /** @enum {string} */
                            operation: "credit" | "debit";
                            /** @enum {string} */
                            kind: "credit_added" | "credit_removed" | "top_up" | "top_up_fee" | "order_payment" | "order_refund" | "order_earning" | "withdrawal" | "cash_share" | "cash_charge" | "guarantee_top_up" | "fault_fee" | "fault_return" | "fault_pay" | "fault_goods" | "courier_tip";
                            amountCents: number;
                            description: string;
                            /** @enum {string} */
                            status: "completed" | "pending" | "reversed";
                            externalId: string | null;
                            paymentMethod: string | null;
                            orderId: number | null;
                            referenceId: number | null;
                            /** Format: date-time */
                            createdAt: string;
                        }[];
                    };
                };
            };
        };
    };
    "merchant.MerchantOrders.ready": {
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
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MerchantOrder"];
                };
            };
        };
    };
    "merchant.MerchantOrders.cancel": {
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
                    note?: string | null;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MerchantOrder"];
                };
            };
        };
    };
    "merchant.MerchantClaims.list": {
        parameters: {
            query?: {
                state?: "open" | "decided";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: {
                            id: number;
                            orderId: number;
                            publicId: string;
                            stop: number;
                            /** @enum {string} */
                            kind: "not_received" | "damaged" | "wrong" | "late";
                            /** @enum {string} */
                            openedBy: "shop" | "recipient";
                            text: string;
                            photos: number;
                            /** @enum {string} */
                            state: "open" | "accepted" | "refused";
                            /** Format: date-time */
                            dueAt: string;
                            fault: ("recipient" | "shop" | "courier" | "company" | "nobody") | null;
                            answer: string | null;
                            decidedAt: string | null;
                            /** Format: date-time */
                            createdAt: string;
                        }[];
                    };
                };
            };
        };
    };
    "merchant.MerchantClaims.ofOrder": {
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
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: {
                            id: number;
                            orderId: number;
                            publicId: string;
                            stop: number;
                            /** @enum {string} */
                            kind: "not_received" | "damaged" | "wrong" | "late";
                            /** @enum {string} */
                            openedBy: "shop" | "recipient";
                            text: string;
                            photos: number;
                            /** @enum {string} */
                            state: "open" | "accepted" | "refused";
                            /** Format: date-time */
                            dueAt: string;
                            fault: ("recipient" | "shop" | "courier" | "company" | "nobody") | null;
                            answer: string | null;
                            decidedAt: string | null;
                            /** Format: date-time */
                            createdAt: string;
                        }[];
                    };
                };
            };
        };
    };
    "merchant.MerchantClaims.open": {
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
                    stop?: number;
                    /** @enum {string} */
                    kind: "not_received" | "damaged" | "wrong" | "late";
                    text: string;
                };
                "multipart/form-data": {
                    stop?: number;
                    /** @enum {string} */
                    kind: "not_received" | "damaged" | "wrong" | "late";
                    text: string;
                    /** Format: binary */
                    photos?: string;
                };
            };
        };
        responses: {
            /** @description Done */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        orderId: number;
                        publicId: string;
                        stop: number;
                        /** @enum {string} */
                        kind: "not_received" | "damaged" | "wrong" | "late";
                        /** @enum {string} */
                        openedBy: "shop" | "recipient";
                        text: string;
                        photos: number;
                        /** @enum {string} */
                        state: "open" | "accepted" | "refused";
                        /** Format: date-time */
                        dueAt: string;
                        fault: ("recipient" | "shop" | "courier" | "company" | "nobody") | null;
                        answer: string | null;
                        decidedAt: string | null;
                        /** Format: date-time */
                        createdAt: string;
                    };
                };
            };
        };
    };
    "merchant.MerchantClaims.photo": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                n: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/jpeg": string;
                    "image/png": string;
                    "image/webp": string;
                };
            };
        };
    };
    "merchant.MerchantOrderMap.ground": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        tileUrl: string | null;
                        region: {
                            archiveUrls: string[];
                            scriptUrl: string;
                            bounds: {
                                south: number;
                                west: number;
                                north: number;
                                east: number;
                            };
                        } | null;
                        attribution: string;
                    };
                };
            };
        };
    };
    "merchant.MerchantOrderMap.within": {
        parameters: {
            query: {
                south: string;
                west: string;
                north: string;
                east: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: {
                            name: string;
                            lines: components["schemas"]["Point"][][];
                        }[];
                    };
                };
            };
        };
    };
    "merchant.MerchantOrderMap.way": {
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
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        way: components["schemas"]["Point"][];
                    };
                };
            };
        };
    };
    "merchant.MerchantOrderQueue.list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: {
                            position: number;
                            expectedAt: string | null;
                            orderId: number;
                        }[];
                    };
                };
            };
        };
    };
    "merchant.MerchantOrderTips.set": {
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
                    tipCents: number;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MerchantOrder"];
                };
            };
        };
    };
    "merchant.MerchantRecipientRequests.list": {
        parameters: {
            query?: {
                state?: "open" | "decided";
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: {
                            id: number;
                            merchantId: number;
                            orderId: number;
                            stop: number;
                            /** @enum {string} */
                            kind: "pin" | "time" | "redelivery";
                            /** @enum {string} */
                            state: "open" | "accepted" | "refused";
                            place: {
                                latitude: number;
                                longitude: number;
                            } | null;
                            wantedAt: string | null;
                            priceCents: number | null;
                            answer: string | null;
                            decidedBy: unknown | null;
                            decidedAt: string | null;
                            /** Format: date-time */
                            createdAt: string;
                            publicId: string;
                            merchantName: string;
                            recipient: string | null;
                            address: string | null;
                            totalCents: number;
                        }[];
                    };
                };
            };
        };
    };
    "merchant.MerchantRecipientRequests.decide": {
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
                    accepted: boolean;
                    answer?: string | null;
                    expectedTotalCents?: number | null;
                };
            };
        };
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "merchant.MerchantRedeliveries.quote": {
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
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        totalCents: number;
                        distanceM: number;
                        /** @enum {string} */
                        goodsAt: "shop" | "hub" | "courier";
                    };
                };
            };
        };
    };
    "merchant.MerchantRedeliveries.order": {
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
                    scheduledFor?: string | null;
                    expectedTotalCents?: number | null;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MerchantOrder"];
                };
            };
        };
    };
    "merchant.MerchantPaymentSimulation.simulate": {
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
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MerchantOrder"];
                };
            };
        };
    };
    "merchant.MerchantQuotes.hold": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    vehicleTypeId?: number | null;
                    categoryId?: number | null;
                    pickup?: components["schemas"]["MerchantPickup"];
                    needsReturn?: boolean;
                    stops: components["schemas"]["MerchantPickup"][];
                    scheduledFor?: string | null;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        totalCents: number;
                        distanceM: number;
                        distanceSource: ("server" | "roads" | "straight_line") | null;
                        returnDistanceM: number;
                        durationS: number;
                        promiseMinutes: number;
                        raised: boolean;
                        vehicleTypeId: number;
                        pickup: components["schemas"]["Point"];
                        stops: components["schemas"]["Point"][];
                        quoteId: string;
                        /** Format: date-time */
                        expiresAt: string;
                    };
                };
            };
        };
    };
    "merchant.MerchantLogin.login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    email: string;
                    password: string;
                    code?: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        token: string;
                        /** Format: date-time */
                        expiresAt: string;
                        merchant: {
                            id: number;
                            ownerId: number | null;
                            name: string;
                            email: string | null;
                        };
                    };
                };
            };
        };
    };
    "merchant.MerchantSessions.list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: {
                            id: number;
                            label: string;
                            /** Format: date-time */
                            createdAt: string;
                            expiresAt: string | null;
                            current: boolean;
                        }[];
                    };
                };
            };
        };
    };
    "merchant.MerchantLogin.openSession": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    email: string;
                    password: string;
                    code?: string;
                };
            };
        };
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "merchant.MerchantSessions.endAll": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "merchant.MerchantCurrentSession.current": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        merchant: {
                            id: number;
                            ownerId: number | null;
                            name: string;
                            email: string | null;
                        };
                        account: {
                            id: number;
                            name: string;
                            logoUrl: string | null;
                        };
                        hub: {
                            id: number;
                            name: string;
                            city: string;
                            state: string;
                            timezone: string;
                            phone: string | null;
                            logoUrl: string | null;
                            color: string | null;
                            pix: boolean;
                            simulatesPayments: boolean;
                        };
                        may: {
                            order: boolean;
                            handle: boolean;
                            change: boolean;
                            invoiced: boolean;
                            manage: boolean;
                        };
                        blocked: boolean;
                        blockOf: ("account" | "user") | null;
                        secondFactor: {
                            enrolled: boolean;
                            recoveryCodesLeft: number;
                        };
                    };
                };
            };
        };
    };
    "merchant.MerchantLogOut.end": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "merchant.MerchantCurrentSession.setPassword": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    current: string;
                    password: string;
                };
            };
        };
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "merchant.MerchantSessions.endOne": {
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
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "merchant.MerchantSecondFactor.begin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    password: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        secret: string;
                        uri: string;
                        qr: string[];
                    };
                };
            };
        };
    };
    "merchant.MerchantSecondFactor.confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    code: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        recoveryCodes: string[];
                    };
                };
            };
        };
    };
    "merchant.MerchantSecondFactor.remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    code: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                    };
                };
            };
        };
    };
    "merchant.MerchantUsers.list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["MerchantUser"][];
                    };
                };
            };
        };
    };
    "merchant.MerchantUsers.add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name: string;
                    /** Format: email */
                    email: string;
                    phone?: string;
                    password?: string;
                    restrictions?: {
                        ordering: boolean;
                        readingOthers: boolean;
                    };
                    dayLimitCents?: number | null;
                };
            };
        };
        responses: {
            /** @description Done */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MerchantUser"];
                };
            };
        };
    };
    "merchant.MerchantUsers.remove": {
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
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "merchant.MerchantUsers.change": {
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
                    name?: string;
                    /** Format: email */
                    email?: string;
                    phone?: string;
                    restrictions?: {
                        ordering: boolean;
                        readingOthers: boolean;
                    };
                    dayLimitCents?: number | null;
                    blocked?: boolean;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MerchantUser"];
                };
            };
        };
    };
    "merchant.MerchantUsers.reset": {
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
            /** @description Done */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        channel: string;
                    };
                };
            };
        };
    };
    "merchant.MerchantWallet.balance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        balanceCents: number;
                    };
                };
            };
        };
    };
    "merchant.MerchantWallet.statement": {
        parameters: {
            query?: {
                operation?: "credit" | "debit";
                page?: string;
                perPage?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["WalletEntry"][];
                        total: number;
                        page: number;
                        perPage: number;
                        balanceCents: number;
                    };
                };
            };
        };
    };
    "merchant.MerchantWallet.fee": {
        parameters: {
            query: {
                amountCents: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        feeCents: number;
                    };
                };
            };
        };
    };
    "merchant.MerchantWallet.list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["TopUp"][];
                    };
                };
            };
        };
    };
    "merchant.MerchantWallet.open": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    amountCents: number;
                };
            };
        };
        responses: {
            /** @description Done */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TopUp"];
                };
            };
        };
    };
    "merchant.MerchantWallet.read": {
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
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TopUp"];
                };
            };
        };
    };
    "merchant.MerchantWallet.simulate": {
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
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TopUp"];
                };
            };
        };
    };
    "merchant.MerchantWebhooks.list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: {
                            id: number;
                            url: string;
                            events: string[] | null;
                            active: boolean;
                            consecutiveFailures: number;
                            failingSince: string | null;
                            lastStatus: number | null;
                            lastError: string | null;
                            warnedAt: string | null;
                            deactivatedAt: string | null;
                            deactivationReason: string | null;
                            /** Format: date-time */
                            createdAt: string;
                            /** Format: date-time */
                            updatedAt: string;
                            notice: string | null;
                            hasSecurityCode: boolean;
                        }[];
                    };
                };
            };
        };
    };
    "merchant.MerchantWebhooks.create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: uri */
                    url: string;
                    events: ("ORDER_CREATED" | "ORDER_SEARCHING_COURIER" | "ORDER_ACCEPTED" | "COURIER_ASSIGNED" | "ORDER_ARRIVED_AT_PICKUP" | "ORDER_COLLECTED" | "ORDER_COMPLETED" | "ORDER_CANCELLED" | "ORDER_UPDATED" | "ORDER_DELETED")[];
                    securityCode?: string | null;
                };
            };
        };
        responses: {
            /** @description Done */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        url: string;
                        events: string[] | null;
                        active: boolean;
                        consecutiveFailures: number;
                        failingSince: string | null;
                        lastStatus: number | null;
                        lastError: string | null;
                        warnedAt: string | null;
                        deactivatedAt: string | null;
                        deactivationReason: string | null;
                        /** Format: date-time */
                        createdAt: string;
                        /** Format: date-time */
                        updatedAt: string;
                        notice: string | null;
                        hasSecurityCode: boolean;
                    };
                };
            };
        };
    };
    "merchant.MerchantWebhooks.remove": {
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
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "merchant.MerchantWebhooks.change": {
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
                    url?: string;
                    events?: ("ORDER_CREATED" | "ORDER_SEARCHING_COURIER" | "ORDER_ACCEPTED" | "COURIER_ASSIGNED" | "ORDER_ARRIVED_AT_PICKUP" | "ORDER_COLLECTED" | "ORDER_COMPLETED" | "ORDER_CANCELLED" | "ORDER_UPDATED" | "ORDER_DELETED")[];
                    securityCode?: string | null;
                    active?: boolean;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        url: string;
                        events: string[] | null;
                        active: boolean;
                        consecutiveFailures: number;
                        failingSince: string | null;
                        lastStatus: number | null;
                        lastError: string | null;
                        warnedAt: string | null;
                        deactivatedAt: string | null;
                        deactivationReason: string | null;
                        /** Format: date-time */
                        createdAt: string;
                        /** Format: date-time */
                        updatedAt: string;
                        notice: string | null;
                        hasSecurityCode: boolean;
                    };
                };
            };
        };
    };
    "merchant.MerchantWebhooks.test": {
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
            /** @description Done */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TestDelivery"];
                };
            };
        };
    };
    "merchant.MerchantWebhooks.secret": {
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
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        secret: string;
                    };
                };
            };
        };
    };
    "merchant.Offering.read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        vehicleTypes: {
                            id: number;
                            name: string;
                            /** @enum {string} */
                            kind: "motorbike" | "car" | "bicycle" | "scooter" | "truck";
                            categories: {
                                id: number;
                                name: string;
                                description: string | null;
                            }[];
                        }[];
                    };
                };
            };
        };
    };
    "merchant.Spending.days": {
        parameters: {
            query: {
                from: string;
                to: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Spending"];
                };
            };
        };
    };
    "merchant.Spending.list": {
        parameters: {
            query?: {
                cursor?: string;
                limit?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["Invoice"][];
                        nextCursor: string | null;
                    };
                };
            };
        };
    };
    "merchant.Spending.orders": {
        parameters: {
            query?: {
                format?: "json" | "csv" | "xlsx" | "csv-raw";
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: {
                            id: number;
                            publicId: string;
                            externalId: string | null;
                            merchantId: number;
                            /** @enum {string} */
                            status: "completed" | "cancelled";
                            /** Format: date-time */
                            endedAt: string;
                            dropoff: string | null;
                            distanceM: number;
                            totalCents: number;
                            lateChargeCents: number;
                            amountCents: number;
                        }[];
                    };
                    "text/csv": string;
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                };
            };
        };
    };
    "merchant.recipientPlaces.list": {
        parameters: {
            query?: {
                q?: string;
                limit?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: {
                            id: number;
                            name: string;
                            phone: string | null;
                            address: string;
                            complement: string | null;
                            reference: string | null;
                            instructions: string | null;
                            latitude: number | null;
                            longitude: number | null;
                            uses: number;
                            usedAt: string | null;
                        }[];
                    };
                };
            };
        };
    };
    "merchant.recipientPlaces.add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name: string;
                    phone?: string | null;
                    address: string;
                    complement?: string | null;
                    reference?: string | null;
                    instructions?: string | null;
                    latitude?: number | null;
                    longitude?: number | null;
                };
            };
        };
        responses: {
            /** @description Done */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        name: string;
                        phone: string | null;
                        address: string;
                        complement: string | null;
                        reference: string | null;
                        instructions: string | null;
                        latitude: number | null;
                        longitude: number | null;
                        uses: number;
                        usedAt: string | null;
                    };
                };
            };
        };
    };
    "merchant.recipientPlaces.change": {
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
                    name: string;
                    phone?: string | null;
                    address: string;
                    complement?: string | null;
                    reference?: string | null;
                    instructions?: string | null;
                    latitude?: number | null;
                    longitude?: number | null;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        name: string;
                        phone: string | null;
                        address: string;
                        complement: string | null;
                        reference: string | null;
                        instructions: string | null;
                        latitude: number | null;
                        longitude: number | null;
                        uses: number;
                        usedAt: string | null;
                    };
                };
            };
        };
    };
    "merchant.recipientPlaces.remove": {
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
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "merchant.pickupPlaces.list": {
        parameters: {
            query?: {
                q?: string;
                limit?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: {
                            id: number;
                            name: string;
                            phone: string | null;
                            address: string;
                            complement: string | null;
                            reference: string | null;
                            instructions: string | null;
                            latitude: number | null;
                            longitude: number | null;
                            uses: number;
                            usedAt: string | null;
                        }[];
                    };
                };
            };
        };
    };
    "merchant.pickupPlaces.add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name: string;
                    phone?: string | null;
                    address: string;
                    complement?: string | null;
                    reference?: string | null;
                    instructions?: string | null;
                    latitude?: number | null;
                    longitude?: number | null;
                };
            };
        };
        responses: {
            /** @description Done */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        name: string;
                        phone: string | null;
                        address: string;
                        complement: string | null;
                        reference: string | null;
                        instructions: string | null;
                        latitude: number | null;
                        longitude: number | null;
                        uses: number;
                        usedAt: string | null;
                    };
                };
            };
        };
    };
    "merchant.pickupPlaces.change": {
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
                    name: string;
                    phone?: string | null;
                    address: string;
                    complement?: string | null;
                    reference?: string | null;
                    instructions?: string | null;
                    latitude?: number | null;
                    longitude?: number | null;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        name: string;
                        phone: string | null;
                        address: string;
                        complement: string | null;
                        reference: string | null;
                        instructions: string | null;
                        latitude: number | null;
                        longitude: number | null;
                        uses: number;
                        usedAt: string | null;
                    };
                };
            };
        };
    };
    "merchant.pickupPlaces.remove": {
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
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "merchant.OAuth.token": {
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
                    grant_type: "authorization_code" | "refresh_token";
                    client_id: string;
                    code?: string;
                    redirect_uri?: string;
                    code_verifier?: string;
                    refresh_token?: string;
                    scope?: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        access_token: string;
                        /** @constant */
                        token_type: "Bearer";
                        expires_in: number;
                        refresh_token: string;
                        scope: string;
                        merchant_id: number;
                        webhook_secret: string | null;
                    };
                };
            };
        };
    };
    "merchant.OAuth.revoke": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    client_id: string;
                    token: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    merchantEvent: {
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
                    order: Record<string, never>;
                };
            };
        };
        responses: {
            /** @description Deactivates the address */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Received */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
}
