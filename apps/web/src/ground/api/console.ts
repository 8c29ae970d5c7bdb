/* Written by `npm run web:types` from the console's OpenAPI document; test/web/api-types.spec.ts compares them. */
/* eslint-disable */
/* prettier-ignore */
export interface paths {
    "/api/admin/addresses/cities": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: {
                                city: string;
                                state: string;
                                streets: number;
                                imported: number;
                            }[];
                        };
                    };
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/addresses/try": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query: {
                    q: string | number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            found: {
                                latitude: number;
                                longitude: number;
                                /** @enum {string} */
                                precision: "house" | "stretch" | "street";
                                street: string | null;
                                number: string | null;
                                district: string | null;
                                city: string | null;
                                state: string | null;
                                postalCode: string | null;
                            } | null;
                            covered: boolean | null;
                            streets: {
                                street: string;
                                district: string;
                                city: string;
                                state: string;
                                latitude: number;
                                longitude: number;
                                score: number;
                            }[];
                        };
                    };
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/address-imports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: components["schemas"]["AddressImport"][];
                        };
                    };
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post: {
            parameters: {
                query?: {
                    skipFaulty?: "true" | "false";
                    fileName?: string | number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "multipart/form-data": FormData;
                };
            };
            responses: {
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["AddressImport"];
                    };
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/address-imports/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string | number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["AddressImport"];
                    };
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/address-imports/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string | number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["AddressImport"];
                    };
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/alerts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: {
                                id: number;
                                /** @enum {string} */
                                kind: "act_refused" | "emergency" | "erasure_asked";
                                /** Format: date-time */
                                at: string;
                                courierId: number;
                                courierName: string;
                                courierPhone: string | null;
                                orderId: number | null;
                                publicId: string | null;
                                merchantName: string | null;
                                acts: {
                                    /** @enum {string} */
                                    act: "arrive_pickup" | "collect" | "arrive_stop" | "deliver" | "fail" | "return";
                                    stop: number | null;
                                    /** Format: date-time */
                                    at: string;
                                }[];
                                cause: ("cancelled" | "taken" | "completed") | null;
                                goods: boolean;
                                position: components["schemas"]["Point"] | null;
                                doneAt: string | null;
                            }[];
                        };
                    };
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/alerts/{id}/close": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string | number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/audit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: {
                    entity?: string | number;
                    entityId?: string | number;
                    operatorId?: string | number;
                    from?: string | number;
                    to?: string | number;
                    cursor?: string | number;
                    limit?: string | number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: {
                                id: number;
                                hubId: number | null;
                                operatorId: number | null;
                                operatorName: string;
                                action: string;
                                entity: string;
                                entityId: string | null;
                                before: unknown | null;
                                after: unknown | null;
                                requestId: string | null;
                                /** Format: date-time */
                                at: string;
                                entityName: string | null;
                                names: {
                                    [key: string]: string;
                                };
                            }[];
                            nextCursor: string | null;
                        };
                    };
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/cash/couriers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: components["schemas"]["CashHolder"][];
                        };
                    };
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/cash/couriers/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string | number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            holder: components["schemas"]["CashHolder"];
                            collected: {
                                id: number;
                                orderId: number;
                                publicId: string;
                                courierId: number;
                                courierName: string;
                                merchantName: string;
                                method: string;
                                askedCents: number;
                                amountCents: number;
                                changeCents: number;
                                reason: string | null;
                                inHand: boolean;
                                /** Format: date-time */
                                at: string;
                            }[];
                        };
                    };
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/cash/couriers/{id}/limit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string | number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        limitCents: number | null;
                    };
                };
            };
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["CashHolder"];
                    };
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/cash/couriers/{id}/hand-ins": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string | number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        countedCents: number;
                    };
                };
            };
            responses: {
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["CashHandIn"];
                    };
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/cash/hand-ins": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: {
                    state?: "announced" | "confirmed" | "withdrawn";
                    courierId?: string | number;
                    cursor?: string | number;
                    limit?: string | number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: {
                                id: number;
                                courierId: number;
                                /** @enum {string} */
                                state: "announced" | "confirmed" | "withdrawn";
                                announcedCents: number | null;
                                /** Format: date-time */
                                announcedAt: string;
                                countedCents: number | null;
                                missing: ("remains" | "written_off" | "charged") | null;
                                reason: string | null;
                                decidedBy: unknown | null;
                                decidedAt: string | null;
                                courierName: string;
                            }[];
                            nextCursor: string | null;
                        };
                    };
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/cash/hand-ins/{id}/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string | number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        countedCents: number;
                        /**
                         * @default remains
                         * @enum {string}
                         */
                        missing?: "remains" | "written_off" | "charged";
                        /** @default null */
                        reason?: string | null;
                    };
                };
            };
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["CashHandIn"];
                    };
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/cash/differences": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query: {
                    from: string | number;
                    to: string | number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
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
                                courierId: number;
                                courierName: string;
                                merchantName: string;
                                method: string;
                                askedCents: number;
                                amountCents: number;
                                changeCents: number;
                                reason: string | null;
                                inHand: boolean;
                                /** Format: date-time */
                                at: string;
                            }[];
                        };
                    };
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/categories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: {
                    vehicleTypeId?: string | number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: {
                                id: number;
                                hubId: number;
                                vehicleTypeId: number;
                                name: string;
                                description: string | null;
                                media: {
                                    url: string;
                                    contentType: string;
                                }[];
                            }[];
                        };
                    };
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        vehicleTypeId: number;
                        name: string;
                        description?: string | null;
                        media?: {
                            /** Format: uri */
                            url: string;
                            contentType: string;
                        }[];
                    };
                };
            };
            responses: {
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            id: number;
                            hubId: number;
                            vehicleTypeId: number;
                            name: string;
                            description: string | null;
                            media: {
                                url: string;
                                contentType: string;
                            }[];
                        };
                    };
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/categories/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string | number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            id: number;
                            hubId: number;
                            vehicleTypeId: number;
                            name: string;
                            description: string | null;
                            media: {
                                url: string;
                                contentType: string;
                            }[];
                        };
                    };
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string | number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        name?: string;
                        description?: string | null;
                        media?: {
                            /** Format: uri */
                            url: string;
                            contentType: string;
                        }[];
                    };
                };
            };
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            id: number;
                            hubId: number;
                            vehicleTypeId: number;
                            name: string;
                            description: string | null;
                            media: {
                                url: string;
                                contentType: string;
                            }[];
                        };
                    };
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        trace?: never;
    };
    "/api/admin/cells": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: {
                                name: string;
                                own: boolean;
                                reachable: boolean;
                                hubs: {
                                    id: number;
                                    name: string;
                                    city: string;
                                    state: string;
                                    move: {
                                        /** @enum {string} */
                                        state: "arriving" | "copying" | "resting" | "moving" | "moved" | "cleared";
                                        tablesCopied: number;
                                        tables: number;
                                        address: string | null;
                                        stalled: boolean;
                                        /** Format: date-time */
                                        startedAt: string;
                                        /** Format: date-time */
                                        changedAt: string;
                                    } | null;
                                }[];
                            }[];
                        };
                    };
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/cities": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            cities: {
                                name: string;
                                bounds: {
                                    south: number;
                                    west: number;
                                    north: number;
                                    east: number;
                                };
                                nodes: number;
                                madeAt: string;
                            }[];
                            home: {
                                name: string;
                                bounds: {
                                    south: number;
                                    west: number;
                                    north: number;
                                    east: number;
                                };
                                nodes: number;
                                madeAt: string;
                            } | null;
                            mayKeep: boolean;
                            maxBytes: number;
                            partBytes: number;
                        };
                    };
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/cities/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    name: string | number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/city-imports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: components["schemas"]["CityImport"][];
                        };
                    };
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        fileName: string;
                        size: number;
                    };
                };
            };
            responses: {
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["CityImport"];
                    };
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/city-imports/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string | number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["CityImport"];
                    };
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/city-imports/{id}/parts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query: {
                    offset: string | number;
                };
                header?: never;
                path: {
                    id: string | number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "multipart/form-data": FormData;
                };
            };
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["CityImport"];
                    };
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/city-imports/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string | number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["CityImport"];
                    };
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/city-imports/{id}/again": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string | number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["CityImport"];
                    };
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/courier-app": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            app: {
                                address: string;
                                secure: boolean;
                                qr: string[];
                            } | null;
                        };
                    };
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/couriers/{id}/documents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string | number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: {
                                id: number;
                                type: string;
                                contentType: string;
                                /** Format: date-time */
                                createdAt: string;
                                url: string;
                            }[];
                        };
                    };
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/couriers/{id}/documents/{documentId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string | number;
                    documentId: string | number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "image/jpeg": string;
                        "image/png": string;
                        "image/webp": string;
                        "application/pdf": string;
                    };
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/couriers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: {
                    search?: string | number;
                    registration?: "awaiting_approval" | "active" | "suspended" | "refused" | "inactive" | "deleted";
                    online?: "true" | "false";
                    blocked?: "true" | "false";
                    approved?: "true" | "false";
                    fleetId?: string | number;
                    phonePart?: string | number;
                    cpfPart?: string | number;
                    plate?: string | number;
                    email?: string | number;
                    page?: string | number;
                    perPage?: string | number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: components["schemas"]["CourierLine"][];
                            total: number;
                            page: number;
                            perPage: number;
                        };
                    };
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post: {
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
                        phone: string;
                        password: string;
                        email?: string | null;
                        cpf?: string | null;
                        cnpj?: string | null;
                        cnh?: string | null;
                        sex?: ("male" | "female" | "other" | "not_told") | null;
                        birthDate?: string | null;
                        address?: {
                            street?: string | null;
                            number?: string | null;
                            complement?: string | null;
                            district?: string | null;
                            city?: string | null;
                            state?: string | null;
                            postalCode?: string | null;
                            country?: string | null;
                            reference?: string | null;
                        };
                        vehicle?: {
                            kind?: ("motorbike" | "car" | "bicycle" | "scooter" | "truck") | null;
                            model?: string | null;
                            color?: string | null;
                            plate?: string | null;
                            year?: number | null;
                        };
                        fleetNumber?: string | null;
                        fleetId?: number | null;
                        vehicleTypeIds?: number[];
                        categoryIds?: number[];
                        blockedAreaIds?: number[];
                        acceptedPayments?: ("cash" | "credit_card" | "debit_card" | "pix" | "meal_voucher" | "food_voucher" | "wallet" | "invoiced" | "voucher" | "ticket" | "web" | "app")[];
                        pixKey?: string | null;
                        internalNotes?: (string | null)[];
                    };
                };
            };
            responses: {
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Courier"];
                    };
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/couriers/online": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: {
                    status?: ("available" | "busy") | null;
                    page?: string | number;
                    perPage?: string | number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: components["schemas"]["CourierLine"][];
                            total: number;
                            page: number;
                            perPage: number;
                        };
                    };
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/couriers/{id}/way": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string | number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
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
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/couriers/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string | number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Courier"];
                    };
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string | number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        name?: string;
                        phone?: string;
                        password?: string;
                        email?: string | null;
                        cpf?: string | null;
                        cnpj?: string | null;
                        cnh?: string | null;
                        sex?: ("male" | "female" | "other" | "not_told") | null;
                        birthDate?: string | null;
                        address?: {
                            street?: string | null;
                            number?: string | null;
                            complement?: string | null;
                            district?: string | null;
                            city?: string | null;
                            state?: string | null;
                            postalCode?: string | null;
                            country?: string | null;
                            reference?: string | null;
                        };
                        vehicle?: {
                            kind?: ("motorbike" | "car" | "bicycle" | "scooter" | "truck") | null;
                            model?: string | null;
                            color?: string | null;
                            plate?: string | null;
                            year?: number | null;
                        };
                        fleetNumber?: string | null;
                        fleetId?: number | null;
                        vehicleTypeIds?: number[];
                        categoryIds?: number[];
                        blockedAreaIds?: number[];
                        acceptedPayments?: ("cash" | "credit_card" | "debit_card" | "pix" | "meal_voucher" | "food_voucher" | "wallet" | "invoiced" | "voucher" | "ticket" | "web" | "app")[];
                        pixKey?: string | null;
                        internalNotes?: (string | null)[];
                    };
                };
            };
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Courier"];
                    };
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        trace?: never;
    };
    "/api/admin/couriers/{id}/approve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string | number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Courier"];
                    };
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/couriers/{id}/refuse": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string | number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @default null */
                        reason?: string | null;
                    };
                };
            };
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Courier"];
                    };
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/couriers/{id}/suspend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string | number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @default null */
                        reason?: string | null;
                    };
                };
            };
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Courier"];
                    };
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/couriers/{id}/block": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string | number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        until?: string | null;
                        /** @default null */
                        reason?: string | null;
                    };
                };
            };
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Courier"];
                    };
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/couriers/{id}/unblock": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string | number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Courier"];
                    };
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/couriers/{id}/block-withdrawals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string | number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Courier"];
                    };
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/couriers/{id}/unblock-withdrawals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string | number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Courier"];
                    };
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/credentials": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: {
                    merchantId?: string | number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: {
                                id: number;
                                hubId: number;
                                merchantId: number | null;
                                appId: number | null;
                                dayLimitCents: number | null;
                                kind: string;
                                environment: string;
                                label: string;
                                clientId: string | null;
                                expiresAt: string | null;
                                lastUsedAt: string | null;
                                deactivatedAt: string | null;
                                /** Format: date-time */
                                createdAt: string;
                            }[];
                        };
                    };
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post: {
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
                        merchantId?: number | null;
                        label: string;
                        /** @enum {string} */
                        environment?: "live" | "test";
                    };
                };
            };
            responses: {
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
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/credentials/{id}/rotate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string | number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
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
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/credentials/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string | number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/dispatch-replays": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: {
                                id: number;
                                day: string;
                                /** @enum {string} */
                                state: "waiting" | "running" | "done" | "refused" | "failed" | "cancelled";
                                percent: number;
                                present: {
                                    /**
                                     * @default nearest_first
                                     * @enum {string}
                                     */
                                    strategy: "nearest_first" | "broadcast" | "fixed_list" | "planned";
                                    /** @default 30 */
                                    offerSeconds: number;
                                    /** @default 2000 */
                                    initialRadiusM: number;
                                    /** @default 2000 */
                                    radiusStepM: number;
                                    /** @default 10000 */
                                    maxRadiusM: number;
                                    /** @default null */
                                    reach: {
                                        initialMinutes: number;
                                        stepMinutes: number;
                                        maxMinutes: number;
                                    } | null;
                                    /** @default 5 */
                                    broadcastSize: number;
                                    /** @default [] */
                                    fixedCourierIds: number[];
                                    /**
                                     * @default offer
                                     * @enum {string}
                                     */
                                    assignment: "offer" | "direct";
                                    /** @default false */
                                    shadowPlanning: boolean;
                                    /** @default 2 */
                                    pickupsPerTrip: number;
                                    /** @default true */
                                    insertion: boolean;
                                    /** @default 15 */
                                    delayLimitMinutes: number;
                                    /** @default 40 */
                                    promiseMinutes: number;
                                    /** @default 15 */
                                    notServedMinutes: number;
                                    /**
                                     * @default end
                                     * @enum {string}
                                     */
                                    whenNotServed: "end" | "hold";
                                    /** @default 3 */
                                    maxOrdersPerCourier: number;
                                };
                                other: {
                                    /**
                                     * @default nearest_first
                                     * @enum {string}
                                     */
                                    strategy: "nearest_first" | "broadcast" | "fixed_list" | "planned";
                                    /** @default 30 */
                                    offerSeconds: number;
                                    /** @default 2000 */
                                    initialRadiusM: number;
                                    /** @default 2000 */
                                    radiusStepM: number;
                                    /** @default 10000 */
                                    maxRadiusM: number;
                                    /** @default null */
                                    reach: {
                                        initialMinutes: number;
                                        stepMinutes: number;
                                        maxMinutes: number;
                                    } | null;
                                    /** @default 5 */
                                    broadcastSize: number;
                                    /** @default [] */
                                    fixedCourierIds: number[];
                                    /**
                                     * @default offer
                                     * @enum {string}
                                     */
                                    assignment: "offer" | "direct";
                                    /** @default false */
                                    shadowPlanning: boolean;
                                    /** @default 2 */
                                    pickupsPerTrip: number;
                                    /** @default true */
                                    insertion: boolean;
                                    /** @default 15 */
                                    delayLimitMinutes: number;
                                    /** @default 40 */
                                    promiseMinutes: number;
                                    /** @default 15 */
                                    notServedMinutes: number;
                                    /**
                                     * @default end
                                     * @enum {string}
                                     */
                                    whenNotServed: "end" | "hold";
                                    /** @default 3 */
                                    maxOrdersPerCourier: number;
                                };
                                refusal: ("no_orders" | "no_couriers" | "too_many_orders") | null;
                                outcomes: {
                                    actual: {
                                        orders: number;
                                        delivered: number;
                                        late: number;
                                        deliveryMinutes: number | null;
                                        slowDeliveryMinutes: number | null;
                                        pickupWaitMinutes: number | null;
                                        kilometres: number | null;
                                        dutyHours: number;
                                        courierPayCents: number;
                                        payPerHourCents: number | null;
                                        lowPayPerHourCents: number | null;
                                        lostCents: number;
                                    };
                                    present: {
                                        orders: number;
                                        delivered: number;
                                        late: number;
                                        deliveryMinutes: number | null;
                                        slowDeliveryMinutes: number | null;
                                        pickupWaitMinutes: number | null;
                                        kilometres: number | null;
                                        dutyHours: number;
                                        courierPayCents: number;
                                        payPerHourCents: number | null;
                                        lowPayPerHourCents: number | null;
                                        lostCents: number;
                                    };
                                    other: {
                                        orders: number;
                                        delivered: number;
                                        late: number;
                                        deliveryMinutes: number | null;
                                        slowDeliveryMinutes: number | null;
                                        pickupWaitMinutes: number | null;
                                        kilometres: number | null;
                                        dutyHours: number;
                                        courierPayCents: number;
                                        payPerHourCents: number | null;
                                        lowPayPerHourCents: number | null;
                                        lostCents: number;
                                    };
                                } | null;
                                startedBy: string;
                                /** Format: date-time */
                                createdAt: string;
                                finishedAt: string | null;
                            }[];
                        };
                    };
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** Format: date */
                        day: string;
                        dispatch: {
                            /**
                             * @default nearest_first
                             * @enum {string}
                             */
                            strategy?: "nearest_first" | "broadcast" | "fixed_list" | "planned";
                            /** @default 30 */
                            offerSeconds?: number;
                            /** @default 2000 */
                            initialRadiusM?: number;
                            /** @default 2000 */
                            radiusStepM?: number;
                            /** @default 10000 */
                            maxRadiusM?: number;
                            /** @default null */
                            reach?: {
                                initialMinutes: number;
                                stepMinutes: number;
                                maxMinutes: number;
                            } | null;
                            /** @default 5 */
                            broadcastSize?: number;
                            /** @default [] */
                            fixedCourierIds?: number[];
                            /**
                             * @default offer
                             * @enum {string}
                             */
                            assignment?: "offer" | "direct";
                            /** @default false */
                            shadowPlanning?: boolean;
                            /** @default 2 */
                            pickupsPerTrip?: number;
                            /** @default true */
                            insertion?: boolean;
                            /** @default 15 */
                            delayLimitMinutes?: number;
                            /** @default 40 */
                            promiseMinutes?: number;
                            /** @default 15 */
                            notServedMinutes?: number;
                            /**
                             * @default end
                             * @enum {string}
                             */
                            whenNotServed?: "end" | "hold";
                            /** @default 3 */
                            maxOrdersPerCourier?: number;
                        };
                    };
                };
            };
            responses: {
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            id: number;
                            day: string;
                            /** @enum {string} */
                            state: "waiting" | "running" | "done" | "refused" | "failed" | "cancelled";
                            percent: number;
                            present: {
                                /**
                                 * @default nearest_first
                                 * @enum {string}
                                 */
                                strategy: "nearest_first" | "broadcast" | "fixed_list" | "planned";
                                /** @default 30 */
                                offerSeconds: number;
                                /** @default 2000 */
                                initialRadiusM: number;
                                /** @default 2000 */
                                radiusStepM: number;
                                /** @default 10000 */
                                maxRadiusM: number;
                                /** @default null */
                                reach: {
                                    initialMinutes: number;
                                    stepMinutes: number;
                                    maxMinutes: number;
                                } | null;
                                /** @default 5 */
                                broadcastSize: number;
                                /** @default [] */
                                fixedCourierIds: number[];
                                /**
                                 * @default offer
                                 * @enum {string}
                                 */
                                assignment: "offer" | "direct";
                                /** @default false */
                                shadowPlanning: boolean;
                                /** @default 2 */
                                pickupsPerTrip: number;
                                /** @default true */
                                insertion: boolean;
                                /** @default 15 */
                                delayLimitMinutes: number;
                                /** @default 40 */
                                promiseMinutes: number;
                                /** @default 15 */
                                notServedMinutes: number;
                                /**
                                 * @default end
                                 * @enum {string}
                                 */
                                whenNotServed: "end" | "hold";
                                /** @default 3 */
                                maxOrdersPerCourier: number;
                            };
                            other: {
                                /**
                                 * @default nearest_first
                                 * @enum {string}
                                 */
                                strategy: "nearest_first" | "broadcast" | "fixed_list" | "planned";
                                /** @default 30 */
                                offerSeconds: number;
                                /** @default 2000 */
                                initialRadiusM: number;
                                /** @default 2000 */
                                radiusStepM: number;
                                /** @default 10000 */
                                maxRadiusM: number;
                                /** @default null */
                                reach: {
                                    initialMinutes: number;
                                    stepMinutes: number;
                                    maxMinutes: number;
                                } | null;
                                /** @default 5 */
                                broadcastSize: number;
                                /** @default [] */
                                fixedCourierIds: number[];
                                /**
                                 * @default offer
                                 * @enum {string}
                                 */
                                assignment: "offer" | "direct";
                                /** @default false */
                                shadowPlanning: boolean;
                                /** @default 2 */
                                pickupsPerTrip: number;
                                /** @default true */
                                insertion: boolean;
                                /** @default 15 */
                                delayLimitMinutes: number;
                                /** @default 40 */
                                promiseMinutes: number;
                                /** @default 15 */
                                notServedMinutes: number;
                                /**
                                 * @default end
                                 * @enum {string}
                                 */
                                whenNotServed: "end" | "hold";
                                /** @default 3 */
                                maxOrdersPerCourier: number;
                            };
                            refusal: ("no_orders" | "no_couriers" | "too_many_orders") | null;
                            outcomes: {
                                actual: {
                                    orders: number;
                                    delivered: number;
                                    late: number;
                                    deliveryMinutes: number | null;
                                    slowDeliveryMinutes: number | null;
                                    pickupWaitMinutes: number | null;
                                    kilometres: number | null;
                                    dutyHours: number;
                                    courierPayCents: number;
                                    payPerHourCents: number | null;
                                    lowPayPerHourCents: number | null;
                                    lostCents: number;
                                };
                                present: {
                                    orders: number;
                                    delivered: number;
                                    late: number;
                                    deliveryMinutes: number | null;
                                    slowDeliveryMinutes: number | null;
                                    pickupWaitMinutes: number | null;
                                    kilometres: number | null;
                                    dutyHours: number;
                                    courierPayCents: number;
                                    payPerHourCents: number | null;
                                    lowPayPerHourCents: number | null;
                                    lostCents: number;
                                };
                                other: {
                                    orders: number;
                                    delivered: number;
                                    late: number;
                                    deliveryMinutes: number | null;
                                    slowDeliveryMinutes: number | null;
                                    pickupWaitMinutes: number | null;
                                    kilometres: number | null;
                                    dutyHours: number;
                                    courierPayCents: number;
                                    payPerHourCents: number | null;
                                    lowPayPerHourCents: number | null;
                                    lostCents: number;
                                };
                            } | null;
                            startedBy: string;
                            /** Format: date-time */
                            createdAt: string;
                            finishedAt: string | null;
                        };
                    };
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/dispatch-replays/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string | number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            id: number;
                            day: string;
                            /** @enum {string} */
                            state: "waiting" | "running" | "done" | "refused" | "failed" | "cancelled";
                            percent: number;
                            present: {
                                /**
                                 * @default nearest_first
                                 * @enum {string}
                                 */
                                strategy: "nearest_first" | "broadcast" | "fixed_list" | "planned";
                                /** @default 30 */
                                offerSeconds: number;
                                /** @default 2000 */
                                initialRadiusM: number;
                                /** @default 2000 */
                                radiusStepM: number;
                                /** @default 10000 */
                                maxRadiusM: number;
                                /** @default null */
                                reach: {
                                    initialMinutes: number;
                                    stepMinutes: number;
                                    maxMinutes: number;
                                } | null;
                                /** @default 5 */
                                broadcastSize: number;
                                /** @default [] */
                                fixedCourierIds: number[];
                                /**
                                 * @default offer
                                 * @enum {string}
                                 */
                                assignment: "offer" | "direct";
                                /** @default false */
                                shadowPlanning: boolean;
                                /** @default 2 */
                                pickupsPerTrip: number;
                                /** @default true */
                                insertion: boolean;
                                /** @default 15 */
                                delayLimitMinutes: number;
                                /** @default 40 */
                                promiseMinutes: number;
                                /** @default 15 */
                                notServedMinutes: number;
                                /**
                                 * @default end
                                 * @enum {string}
                                 */
                                whenNotServed: "end" | "hold";
                                /** @default 3 */
                                maxOrdersPerCourier: number;
                            };
                            other: {
                                /**
                                 * @default nearest_first
                                 * @enum {string}
                                 */
                                strategy: "nearest_first" | "broadcast" | "fixed_list" | "planned";
                                /** @default 30 */
                                offerSeconds: number;
                                /** @default 2000 */
                                initialRadiusM: number;
                                /** @default 2000 */
                                radiusStepM: number;
                                /** @default 10000 */
                                maxRadiusM: number;
                                /** @default null */
                                reach: {
                                    initialMinutes: number;
                                    stepMinutes: number;
                                    maxMinutes: number;
                                } | null;
                                /** @default 5 */
                                broadcastSize: number;
                                /** @default [] */
                                fixedCourierIds: number[];
                                /**
                                 * @default offer
                                 * @enum {string}
                                 */
                                assignment: "offer" | "direct";
                                /** @default false */
                                shadowPlanning: boolean;
                                /** @default 2 */
                                pickupsPerTrip: number;
                                /** @default true */
                                insertion: boolean;
                                /** @default 15 */
                                delayLimitMinutes: number;
                                /** @default 40 */
                                promiseMinutes: number;
                                /** @default 15 */
                                notServedMinutes: number;
                                /**
                                 * @default end
                                 * @enum {string}
                                 */
                                whenNotServed: "end" | "hold";
                                /** @default 3 */
                                maxOrdersPerCourier: number;
                            };
                            refusal: ("no_orders" | "no_couriers" | "too_many_orders") | null;
                            outcomes: {
                                actual: {
                                    orders: number;
                                    delivered: number;
                                    late: number;
                                    deliveryMinutes: number | null;
                                    slowDeliveryMinutes: number | null;
                                    pickupWaitMinutes: number | null;
                                    kilometres: number | null;
                                    dutyHours: number;
                                    courierPayCents: number;
                                    payPerHourCents: number | null;
                                    lowPayPerHourCents: number | null;
                                    lostCents: number;
                                };
                                present: {
                                    orders: number;
                                    delivered: number;
                                    late: number;
                                    deliveryMinutes: number | null;
                                    slowDeliveryMinutes: number | null;
                                    pickupWaitMinutes: number | null;
                                    kilometres: number | null;
                                    dutyHours: number;
                                    courierPayCents: number;
                                    payPerHourCents: number | null;
                                    lowPayPerHourCents: number | null;
                                    lostCents: number;
                                };
                                other: {
                                    orders: number;
                                    delivered: number;
                                    late: number;
                                    deliveryMinutes: number | null;
                                    slowDeliveryMinutes: number | null;
                                    pickupWaitMinutes: number | null;
                                    kilometres: number | null;
                                    dutyHours: number;
                                    courierPayCents: number;
                                    payPerHourCents: number | null;
                                    lowPayPerHourCents: number | null;
                                    lostCents: number;
                                };
                            } | null;
                            startedBy: string;
                            /** Format: date-time */
                            createdAt: string;
                            finishedAt: string | null;
                        };
                    };
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/dispatch-replays/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string | number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            id: number;
                            day: string;
                            /** @enum {string} */
                            state: "waiting" | "running" | "done" | "refused" | "failed" | "cancelled";
                            percent: number;
                            present: {
                                /**
                                 * @default nearest_first
                                 * @enum {string}
                                 */
                                strategy: "nearest_first" | "broadcast" | "fixed_list" | "planned";
                                /** @default 30 */
                                offerSeconds: number;
                                /** @default 2000 */
                                initialRadiusM: number;
                                /** @default 2000 */
                                radiusStepM: number;
                                /** @default 10000 */
                                maxRadiusM: number;
                                /** @default null */
                                reach: {
                                    initialMinutes: number;
                                    stepMinutes: number;
                                    maxMinutes: number;
                                } | null;
                                /** @default 5 */
                                broadcastSize: number;
                                /** @default [] */
                                fixedCourierIds: number[];
                                /**
                                 * @default offer
                                 * @enum {string}
                                 */
                                assignment: "offer" | "direct";
                                /** @default false */
                                shadowPlanning: boolean;
                                /** @default 2 */
                                pickupsPerTrip: number;
                                /** @default true */
                                insertion: boolean;
                                /** @default 15 */
                                delayLimitMinutes: number;
                                /** @default 40 */
                                promiseMinutes: number;
                                /** @default 15 */
                                notServedMinutes: number;
                                /**
                                 * @default end
                                 * @enum {string}
                                 */
                                whenNotServed: "end" | "hold";
                                /** @default 3 */
                                maxOrdersPerCourier: number;
                            };
                            other: {
                                /**
                                 * @default nearest_first
                                 * @enum {string}
                                 */
                                strategy: "nearest_first" | "broadcast" | "fixed_list" | "planned";
                                /** @default 30 */
                                offerSeconds: number;
                                /** @default 2000 */
                                initialRadiusM: number;
                                /** @default 2000 */
                                radiusStepM: number;
                                /** @default 10000 */
                                maxRadiusM: number;
                                /** @default null */
                                reach: {
                                    initialMinutes: number;
                                    stepMinutes: number;
                                    maxMinutes: number;
                                } | null;
                                /** @default 5 */
                                broadcastSize: number;
                                /** @default [] */
                                fixedCourierIds: number[];
                                /**
                                 * @default offer
                                 * @enum {string}
                                 */
                                assignment: "offer" | "direct";
                                /** @default false */
                                shadowPlanning: boolean;
                                /** @default 2 */
                                pickupsPerTrip: number;
                                /** @default true */
                                insertion: boolean;
                                /** @default 15 */
                                delayLimitMinutes: number;
                                /** @default 40 */
                                promiseMinutes: number;
                                /** @default 15 */
                                notServedMinutes: number;
                                /**
                                 * @default end
                                 * @enum {string}
                                 */
                                whenNotServed: "end" | "hold";
                                /** @default 3 */
                                maxOrdersPerCourier: number;
                            };
                            refusal: ("no_orders" | "no_couriers" | "too_many_orders") | null;
                            outcomes: {
                                actual: {
                                    orders: number;
                                    delivered: number;
                                    late: number;
                                    deliveryMinutes: number | null;
                                    slowDeliveryMinutes: number | null;
                                    pickupWaitMinutes: number | null;
                                    kilometres: number | null;
                                    dutyHours: number;
                                    courierPayCents: number;
                                    payPerHourCents: number | null;
                                    lowPayPerHourCents: number | null;
                                    lostCents: number;
                                };
                                present: {
                                    orders: number;
                                    delivered: number;
                                    late: number;
                                    deliveryMinutes: number | null;
                                    slowDeliveryMinutes: number | null;
                                    pickupWaitMinutes: number | null;
                                    kilometres: number | null;
                                    dutyHours: number;
                                    courierPayCents: number;
                                    payPerHourCents: number | null;
                                    lowPayPerHourCents: number | null;
                                    lostCents: number;
                                };
                                other: {
                                    orders: number;
                                    delivered: number;
                                    late: number;
                                    deliveryMinutes: number | null;
                                    slowDeliveryMinutes: number | null;
                                    pickupWaitMinutes: number | null;
                                    kilometres: number | null;
                                    dutyHours: number;
                                    courierPayCents: number;
                                    payPerHourCents: number | null;
                                    lowPayPerHourCents: number | null;
                                    lostCents: number;
                                };
                            } | null;
                            startedBy: string;
                            /** Format: date-time */
                            createdAt: string;
                            finishedAt: string | null;
                        };
                    };
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/hub/dispatch-trial": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        dispatch?: {
                            /**
                             * @default nearest_first
                             * @enum {string}
                             */
                            strategy?: "nearest_first" | "broadcast" | "fixed_list" | "planned";
                            /** @default 30 */
                            offerSeconds?: number;
                            /** @default 2000 */
                            initialRadiusM?: number;
                            /** @default 2000 */
                            radiusStepM?: number;
                            /** @default 10000 */
                            maxRadiusM?: number;
                            /** @default null */
                            reach?: {
                                initialMinutes: number;
                                stepMinutes: number;
                                maxMinutes: number;
                            } | null;
                            /** @default 5 */
                            broadcastSize?: number;
                            /** @default [] */
                            fixedCourierIds?: number[];
                            /**
                             * @default offer
                             * @enum {string}
                             */
                            assignment?: "offer" | "direct";
                            /** @default false */
                            shadowPlanning?: boolean;
                            /** @default 2 */
                            pickupsPerTrip?: number;
                            /** @default true */
                            insertion?: boolean;
                            /** @default 15 */
                            delayLimitMinutes?: number;
                            /** @default 40 */
                            promiseMinutes?: number;
                            /** @default 15 */
                            notServedMinutes?: number;
                            /**
                             * @default end
                             * @enum {string}
                             */
                            whenNotServed?: "end" | "hold";
                            /** @default 3 */
                            maxOrdersPerCourier?: number;
                        };
                        supposed?: {
                            pickup: {
                                latitude: number;
                                longitude: number;
                            };
                            vehicleTypeIds: number[];
                        };
                    };
                };
            };
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            strategy: "nearest_first" | "broadcast" | "fixed_list" | "planned";
                            onShift: number;
                            located: number;
                            free: number;
                            orders: {
                                orderId: number | null;
                                publicId: string | null;
                                /** Format: date-time */
                                waitingSince: string;
                                /** @enum {string} */
                                verdict: "asked" | "answering" | "later" | "nobody";
                                couriers: {
                                    courierId: number;
                                    distanceM: number | null;
                                }[];
                                radiusM: number | null;
                                pickupAt: string | null;
                            }[];
                        };
                    };
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/hub/pay-trial": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        rules: {
                            /** @default 0 */
                            minimumCents?: number;
                            /** @default 0 */
                            centsPerKm?: number;
                            /** @default 10 */
                            waitingAfterMinutes?: number;
                            /** @default 0 */
                            waitingCentsPerMinute?: number;
                            /** @default 60 */
                            waitingMostMinutes?: number;
                            /** @default 0 */
                            rushBonusBp?: number;
                            /** @default 0 */
                            returnCentsPerKm?: number;
                            /** @default 10000 */
                            failedBp?: number;
                            /** @default 0 */
                            floorOrderCents?: number;
                            /** @default 0 */
                            floorHourCents?: number;
                        };
                        totalCents: number;
                        shareBp: number;
                        /** @default 0 */
                        toPickupM?: number;
                        distanceM: number;
                        /** @default 0 */
                        returnM?: number;
                        /** @default 0 */
                        waitMinutes?: number;
                        /** @default 0 */
                        workedMinutes?: number;
                        /** @default false */
                        rush?: boolean;
                        /** @default false */
                        failed?: boolean;
                    };
                };
            };
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            payCents: number;
                            shareCents: number;
                            lines: {
                                /** @enum {string} */
                                kind: "pay_minimum" | "pay_distance" | "rush" | "failed" | "return_ride" | "waiting" | "raise" | "floor" | "tip";
                                cents: number;
                            }[];
                            centsPerKm: number | null;
                        };
                    };
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/couriers/{id}/statement": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query: {
                    from: string | number;
                    to: string | number;
                    format?: "json" | "csv" | "pdf";
                };
                header?: never;
                path: {
                    id: string | number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** Format: date-time */
                            from: string;
                            /** Format: date-time */
                            to: string;
                            openingCents: number;
                            closingCents: number;
                            cashOpeningCents: number;
                            cashClosingCents: number;
                            months: {
                                month: string;
                                orders: number;
                                earnedCents: number;
                                addedCents: number;
                                takenCents: number;
                                withdrawnCents: number;
                            }[];
                            lines: {
                                id: number;
                                at: string | null;
                                description: string;
                                signedCents: number;
                                balanceCents: number;
                                payLines: {
                                    kind: string;
                                    cents: number;
                                }[];
                            }[] | null;
                        };
                        "text/csv": string;
                        "application/pdf": string;
                    };
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: {
                    hubId?: string | number;
                    lastEventId?: string | number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "text/event-stream": string;
                    };
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/courier-notices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: {
                                id: number;
                                text: string;
                                /** Format: date-time */
                                at: string;
                                by: string | null;
                                couriers: number;
                                read: {
                                    courierId: number;
                                    name: string;
                                    /** Format: date-time */
                                    at: string;
                                }[];
                            }[];
                        };
                    };
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        text: string;
                    };
                };
            };
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            couriers: number;
                        };
                    };
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/fleets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: {
                                id: number;
                                name: string;
                                description: string | null;
                                /** Format: date-time */
                                createdAt: string;
                                /** Format: date-time */
                                updatedAt: string;
                                couriers: number;
                            }[];
                        };
                    };
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post: {
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
                        description?: string | null;
                    };
                };
            };
            responses: {
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            id: number;
                            name: string;
                            description: string | null;
                            /** Format: date-time */
                            createdAt: string;
                            /** Format: date-time */
                            updatedAt: string;
                            couriers: number;
                        };
                    };
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/fleets/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string | number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            id: number;
                            name: string;
                            description: string | null;
                            /** Format: date-time */
                            createdAt: string;
                            /** Format: date-time */
                            updatedAt: string;
                            couriers: number;
                        };
                    };
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string | number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string | number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        name?: string;
                        description?: string | null;
                    };
                };
            };
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            id: number;
                            name: string;
                            description: string | null;
                            /** Format: date-time */
                            createdAt: string;
                            /** Format: date-time */
                            updatedAt: string;
                            couriers: number;
                        };
                    };
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        trace?: never;
    };
    "/api/admin/fleets/{id}/couriers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string | number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        courierIds: number[];
                    };
                };
            };
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            id: number;
                            name: string;
                            description: string | null;
                            /** Format: date-time */
                            createdAt: string;
                            /** Format: date-time */
                            updatedAt: string;
                            couriers: number;
                        };
                    };
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/hub": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Hub"];
                    };
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put: {
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
                        city?: string;
                        state?: string;
                        timezone?: string;
                    };
                };
            };
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Hub"];
                    };
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/hub/setup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            city: boolean;
                            vehicleType: boolean;
                            tariff: boolean;
                            serviceArea: boolean;
                            addresses: boolean;
                            merchant: boolean;
                            courier: boolean;
                            phone: boolean;
                            order: boolean;
                        };
                    };
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/hub/settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            branding: {
                                /** @default null */
                                name: string | null;
                                /** @default null */
                                logoUrl: string | null;
                                /** @default null */
                                color: string | null;
                                /** @default null */
                                phone: string | null;
                                /** @default null */
                                whatsapp: string | null;
                                /** @default null */
                                email: string | null;
                                /** @default null */
                                website: string | null;
                            };
                            /** @default true */
                            preparingAllowed: boolean;
                            /** @default true */
                            returnOnFailedStop: boolean;
                            /** @default null */
                            ifUndelivered: ("return" | "leave_at_door" | "try_again_today" | "try_again_tomorrow" | "dispose") | null;
                            /** @default 10000 */
                            redeliveryPriceBp: number;
                            /** @default false */
                            pickupCode: boolean;
                            /** @default false */
                            confirmationCode: boolean;
                            /** @default true */
                            showExternalIds: boolean;
                            /** @default null */
                            priceDistances: ("straight_line" | "roads") | null;
                            /**
                             * @default server_first
                             * @enum {string}
                             */
                            ways: "server_first" | "roads_first" | "server" | "roads" | "straight_line";
                            /** @default 15 */
                            quoteMinutes: number;
                            /** @default {} */
                            topUpFees: {
                                pix?: {
                                    fixedCents: number;
                                    percentBp: number;
                                };
                                boleto?: {
                                    fixedCents: number;
                                    percentBp: number;
                                };
                                credit_card?: {
                                    fixedCents: number;
                                    percentBp: number;
                                };
                            };
                            /** @default null */
                            arrival: {
                                toleranceMinutes: number;
                                chargeCents: number;
                            } | null;
                            /** @default null */
                            collection: {
                                toleranceMinutes: number;
                                chargeCents: number;
                            } | null;
                            dispatch: {
                                /**
                                 * @default nearest_first
                                 * @enum {string}
                                 */
                                strategy: "nearest_first" | "broadcast" | "fixed_list" | "planned";
                                /** @default 30 */
                                offerSeconds: number;
                                /** @default 2000 */
                                initialRadiusM: number;
                                /** @default 2000 */
                                radiusStepM: number;
                                /** @default 10000 */
                                maxRadiusM: number;
                                /** @default null */
                                reach: {
                                    initialMinutes: number;
                                    stepMinutes: number;
                                    maxMinutes: number;
                                } | null;
                                /** @default 5 */
                                broadcastSize: number;
                                /** @default [] */
                                fixedCourierIds: number[];
                                /**
                                 * @default offer
                                 * @enum {string}
                                 */
                                assignment: "offer" | "direct";
                                /** @default false */
                                shadowPlanning: boolean;
                                /** @default 2 */
                                pickupsPerTrip: number;
                                /** @default true */
                                insertion: boolean;
                                /** @default 15 */
                                delayLimitMinutes: number;
                                /** @default 40 */
                                promiseMinutes: number;
                                /** @default 15 */
                                notServedMinutes: number;
                                /**
                                 * @default end
                                 * @enum {string}
                                 */
                                whenNotServed: "end" | "hold";
                                /** @default 3 */
                                maxOrdersPerCourier: number;
                            };
                            requests: {
                                /**
                                 * @default automatic
                                 * @enum {string}
                                 */
                                acceptance: "automatic" | "manual";
                                /** @default 10 */
                                decisionMinutes: number;
                                /** @default [] */
                                marketplaces: string[];
                            };
                            /** @default 10000 */
                            surgeBp: number;
                            /** @default null */
                            rush: {
                                /** Format: date-time */
                                since: string;
                                /** Format: date-time */
                                until: string;
                                surgeBp: number;
                                extraPromiseMinutes: number;
                                pausedAreaIds: number[];
                                pausedEverywhere: boolean;
                            } | null;
                            /** @default 8000 */
                            courierShareBp: number;
                            /** @default null */
                            payRules: {
                                /** @default 0 */
                                minimumCents: number;
                                /** @default 0 */
                                centsPerKm: number;
                                /** @default 10 */
                                waitingAfterMinutes: number;
                                /** @default 0 */
                                waitingCentsPerMinute: number;
                                /** @default 60 */
                                waitingMostMinutes: number;
                                /** @default 0 */
                                rushBonusBp: number;
                                /** @default 0 */
                                returnCentsPerKm: number;
                                /** @default 10000 */
                                failedBp: number;
                                /** @default 0 */
                                floorOrderCents: number;
                                /** @default 0 */
                                floorHourCents: number;
                            } | null;
                            /** @default null */
                            cashLimitCents: number | null;
                            /** @default true */
                            courierOverdraftAllowed: boolean;
                            /** @default 500 */
                            leastWithdrawalCents: number;
                            payouts: {
                                /** @default 0 */
                                atOnceBelowCents: number;
                                /** @default 100000 */
                                twoFromCents: number | null;
                                /** @default 0 */
                                feeCents: number;
                                /**
                                 * @default hub
                                 * @enum {string}
                                 */
                                feePaidBy: "hub" | "courier";
                                /** @default true */
                                onDemand: boolean;
                                /**
                                 * @default none
                                 * @enum {string}
                                 */
                                schedule: "none" | "daily" | "weekly";
                                /**
                                 * @default friday
                                 * @enum {string}
                                 */
                                weekday: "sunday" | "monday" | "tuesday" | "wednesday" | "thursday" | "friday" | "saturday";
                                /** @default 9 */
                                hour: number;
                            };
                            /** @default 72 */
                            contestHours: number;
                            /** @default null */
                            onlinePayment: {
                                pixKey: string;
                                merchantName: string;
                                city: string;
                                /** @default 30 */
                                expiryMinutes: number;
                            } | null;
                            /** @default true */
                            courierRegistrations: boolean;
                            /** @default null */
                            privacyNotice: string | null;
                            /** @default 10 */
                            offlineAfterMinutes: number | null;
                            /** @default 30 */
                            courierContactMinutes: number;
                            recipientMessages: {
                                /** @default [] */
                                onTheWay: ("sms" | "whatsapp")[];
                                /** @default [] */
                                arriving: ("sms" | "whatsapp")[];
                                /** @default [] */
                                delivered: ("sms" | "whatsapp")[];
                            };
                            /**
                             * @default [
                             *       {
                             *         "name": null,
                             *         "phone": "190"
                             *       },
                             *       {
                             *         "name": null,
                             *         "phone": "192"
                             *       }
                             *     ]
                             */
                            emergencyNumbers: {
                                /** @default null */
                                name: string | null;
                                phone: string;
                            }[];
                            atStop: {
                                /** @default 300 */
                                withinM: number;
                                /** @default 5 */
                                waitMinutes: number;
                            };
                            /** @default [] */
                            cancelReasons: string[];
                            /** @default false */
                            secondFactorRequired: boolean;
                            /** @default null */
                            robotStepSeconds: number | null;
                            /** @default false */
                            robotTown: boolean;
                        };
                    };
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        branding?: {
                            /** @default null */
                            name?: string | null;
                            /** @default null */
                            logoUrl?: string | null;
                            /** @default null */
                            color?: string | null;
                            /** @default null */
                            phone?: string | null;
                            /** @default null */
                            whatsapp?: string | null;
                            /** @default null */
                            email?: string | null;
                            /** @default null */
                            website?: string | null;
                        };
                        preparingAllowed?: boolean;
                        returnOnFailedStop?: boolean;
                        ifUndelivered?: ("return" | "leave_at_door" | "try_again_today" | "try_again_tomorrow" | "dispose") | null;
                        redeliveryPriceBp?: number;
                        pickupCode?: boolean;
                        confirmationCode?: boolean;
                        showExternalIds?: boolean;
                        priceDistances?: ("straight_line" | "roads") | null;
                        /** @enum {string} */
                        ways?: "server_first" | "roads_first" | "server" | "roads" | "straight_line";
                        quoteMinutes?: number;
                        topUpFees?: {
                            pix?: {
                                fixedCents: number;
                                percentBp: number;
                            };
                            boleto?: {
                                fixedCents: number;
                                percentBp: number;
                            };
                            credit_card?: {
                                fixedCents: number;
                                percentBp: number;
                            };
                        };
                        arrival?: {
                            toleranceMinutes: number;
                            chargeCents: number;
                        } | null;
                        collection?: {
                            toleranceMinutes: number;
                            chargeCents: number;
                        } | null;
                        dispatch?: {
                            /**
                             * @default nearest_first
                             * @enum {string}
                             */
                            strategy?: "nearest_first" | "broadcast" | "fixed_list" | "planned";
                            /** @default 30 */
                            offerSeconds?: number;
                            /** @default 2000 */
                            initialRadiusM?: number;
                            /** @default 2000 */
                            radiusStepM?: number;
                            /** @default 10000 */
                            maxRadiusM?: number;
                            /** @default null */
                            reach?: {
                                initialMinutes: number;
                                stepMinutes: number;
                                maxMinutes: number;
                            } | null;
                            /** @default 5 */
                            broadcastSize?: number;
                            /** @default [] */
                            fixedCourierIds?: number[];
                            /**
                             * @default offer
                             * @enum {string}
                             */
                            assignment?: "offer" | "direct";
                            /** @default false */
                            shadowPlanning?: boolean;
                            /** @default 2 */
                            pickupsPerTrip?: number;
                            /** @default true */
                            insertion?: boolean;
                            /** @default 15 */
                            delayLimitMinutes?: number;
                            /** @default 40 */
                            promiseMinutes?: number;
                            /** @default 15 */
                            notServedMinutes?: number;
                            /**
                             * @default end
                             * @enum {string}
                             */
                            whenNotServed?: "end" | "hold";
                            /** @default 3 */
                            maxOrdersPerCourier?: number;
                        };
                        requests?: {
                            /**
                             * @default automatic
                             * @enum {string}
                             */
                            acceptance?: "automatic" | "manual";
                            /** @default 10 */
                            decisionMinutes?: number;
                            /** @default [] */
                            marketplaces?: string[];
                        };
                        surgeBp?: number;
                        rush?: {
                            /** Format: date-time */
                            since: string;
                            /** Format: date-time */
                            until: string;
                            surgeBp: number;
                            extraPromiseMinutes: number;
                            pausedAreaIds: number[];
                            pausedEverywhere: boolean;
                        } | null;
                        courierShareBp?: number;
                        payRules?: {
                            /** @default 0 */
                            minimumCents?: number;
                            /** @default 0 */
                            centsPerKm?: number;
                            /** @default 10 */
                            waitingAfterMinutes?: number;
                            /** @default 0 */
                            waitingCentsPerMinute?: number;
                            /** @default 60 */
                            waitingMostMinutes?: number;
                            /** @default 0 */
                            rushBonusBp?: number;
                            /** @default 0 */
                            returnCentsPerKm?: number;
                            /** @default 10000 */
                            failedBp?: number;
                            /** @default 0 */
                            floorOrderCents?: number;
                            /** @default 0 */
                            floorHourCents?: number;
                        } | null;
                        cashLimitCents?: number | null;
                        courierOverdraftAllowed?: boolean;
                        leastWithdrawalCents?: number;
                        payouts?: {
                            /** @default 0 */
                            atOnceBelowCents?: number;
                            /** @default 100000 */
                            twoFromCents?: number | null;
                            /** @default 0 */
                            feeCents?: number;
                            /**
                             * @default hub
                             * @enum {string}
                             */
                            feePaidBy?: "hub" | "courier";
                            /** @default true */
                            onDemand?: boolean;
                            /**
                             * @default none
                             * @enum {string}
                             */
                            schedule?: "none" | "daily" | "weekly";
                            /**
                             * @default friday
                             * @enum {string}
                             */
                            weekday?: "sunday" | "monday" | "tuesday" | "wednesday" | "thursday" | "friday" | "saturday";
                            /** @default 9 */
                            hour?: number;
                        };
                        contestHours?: number;
                        onlinePayment?: {
                            pixKey: string;
                            merchantName: string;
                            city: string;
                            /** @default 30 */
                            expiryMinutes?: number;
                        } | null;
                        courierRegistrations?: boolean;
                        privacyNotice?: string | null;
                        offlineAfterMinutes?: number | null;
                        courierContactMinutes?: number;
                        recipientMessages?: {
                            /** @default [] */
                            onTheWay?: ("sms" | "whatsapp")[];
                            /** @default [] */
                            arriving?: ("sms" | "whatsapp")[];
                            /** @default [] */
                            delivered?: ("sms" | "whatsapp")[];
                        };
                        emergencyNumbers?: {
                            /** @default null */
                            name?: string | null;
                            phone: string;
                        }[];
                        atStop?: {
                            /** @default 300 */
                            withinM?: number;
                            /** @default 5 */
                            waitMinutes?: number;
                        };
                        cancelReasons?: string[];
                        secondFactorRequired?: boolean;
                        robotStepSeconds?: number | null;
                        robotTown?: boolean;
                    };
                };
            };
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            branding: {
                                /** @default null */
                                name: string | null;
                                /** @default null */
                                logoUrl: string | null;
                                /** @default null */
                                color: string | null;
                                /** @default null */
                                phone: string | null;
                                /** @default null */
                                whatsapp: string | null;
                                /** @default null */
                                email: string | null;
                                /** @default null */
                                website: string | null;
                            };
                            /** @default true */
                            preparingAllowed: boolean;
                            /** @default true */
                            returnOnFailedStop: boolean;
                            /** @default null */
                            ifUndelivered: ("return" | "leave_at_door" | "try_again_today" | "try_again_tomorrow" | "dispose") | null;
                            /** @default 10000 */
                            redeliveryPriceBp: number;
                            /** @default false */
                            pickupCode: boolean;
                            /** @default false */
                            confirmationCode: boolean;
                            /** @default true */
                            showExternalIds: boolean;
                            /** @default null */
                            priceDistances: ("straight_line" | "roads") | null;
                            /**
                             * @default server_first
                             * @enum {string}
                             */
                            ways: "server_first" | "roads_first" | "server" | "roads" | "straight_line";
                            /** @default 15 */
                            quoteMinutes: number;
                            /** @default {} */
                            topUpFees: {
                                pix?: {
                                    fixedCents: number;
                                    percentBp: number;
                                };
                                boleto?: {
                                    fixedCents: number;
                                    percentBp: number;
                                };
                                credit_card?: {
                                    fixedCents: number;
                                    percentBp: number;
                                };
                            };
                            /** @default null */
                            arrival: {
                                toleranceMinutes: number;
                                chargeCents: number;
                            } | null;
                            /** @default null */
                            collection: {
                                toleranceMinutes: number;
                                chargeCents: number;
                            } | null;
                            dispatch: {
                                /**
                                 * @default nearest_first
                                 * @enum {string}
                                 */
                                strategy: "nearest_first" | "broadcast" | "fixed_list" | "planned";
                                /** @default 30 */
                                offerSeconds: number;
                                /** @default 2000 */
                                initialRadiusM: number;
                                /** @default 2000 */
                                radiusStepM: number;
                                /** @default 10000 */
                                maxRadiusM: number;
                                /** @default null */
                                reach: {
                                    initialMinutes: number;
                                    stepMinutes: number;
                                    maxMinutes: number;
                                } | null;
                                /** @default 5 */
                                broadcastSize: number;
                                /** @default [] */
                                fixedCourierIds: number[];
                                /**
                                 * @default offer
                                 * @enum {string}
                                 */
                                assignment: "offer" | "direct";
                                /** @default false */
                                shadowPlanning: boolean;
                                /** @default 2 */
                                pickupsPerTrip: number;
                                /** @default true */
                                insertion: boolean;
                                /** @default 15 */
                                delayLimitMinutes: number;
                                /** @default 40 */
                                promiseMinutes: number;
                                /** @default 15 */
                                notServedMinutes: number;
                                /**
                                 * @default end
                                 * @enum {string}
                                 */
                                whenNotServed: "end" | "hold";
                                /** @default 3 */
                                maxOrdersPerCourier: number;
                            };
                            requests: {
                                /**
                                 * @default automatic
                                 * @enum {string}
                                 */
                                acceptance: "automatic" | "manual";
                                /** @default 10 */
                                decisionMinutes: number;
                                /** @default [] */
                                marketplaces: string[];
                            };
                            /** @default 10000 */
                            surgeBp: number;
                            /** @default null */
                            rush: {
                                /** Format: date-time */
                                since: string;
                                /** Format: date-time */
                                until: string;
                                surgeBp: number;
                                extraPromiseMinutes: number;
                                pausedAreaIds: number[];
                                pausedEverywhere: boolean;
                            } | null;
                            /** @default 8000 */
                            courierShareBp: number;
                            /** @default null */
                            payRules: {
                                /** @default 0 */
                                minimumCents: number;
                                /** @default 0 */
                                centsPerKm: number;
                                /** @default 10 */
                                waitingAfterMinutes: number;
                                /** @default 0 */
                                waitingCentsPerMinute: number;
                                /** @default 60 */
                                waitingMostMinutes: number;
                                /** @default 0 */
                                rushBonusBp: number;
                                /** @default 0 */
                                returnCentsPerKm: number;
                                /** @default 10000 */
                                failedBp: number;
                                /** @default 0 */
                                floorOrderCents: number;
                                /** @default 0 */
                                floorHourCents: number;
                            } | null;
                            /** @default null */
                            cashLimitCents: number | null;
                            /** @default true */
                            courierOverdraftAllowed: boolean;
                            /** @default 500 */
                            leastWithdrawalCents: number;
                            payouts: {
                                /** @default 0 */
                                atOnceBelowCents: number;
                                /** @default 100000 */
                                twoFromCents: number | null;
                                /** @default 0 */
                                feeCents: number;
                                /**
                                 * @default hub
                                 * @enum {string}
                                 */
                                feePaidBy: "hub" | "courier";
                                /** @default true */
                                onDemand: boolean;
                                /**
                                 * @default none
                                 * @enum {string}
                                 */
                                schedule: "none" | "daily" | "weekly";
                                /**
                                 * @default friday
                                 * @enum {string}
                                 */
                                weekday: "sunday" | "monday" | "tuesday" | "wednesday" | "thursday" | "friday" | "saturday";
                                /** @default 9 */
                                hour: number;
                            };
                            /** @default 72 */
                            contestHours: number;
                            /** @default null */
                            onlinePayment: {
                                pixKey: string;
                                merchantName: string;
                                city: string;
                                /** @default 30 */
                                expiryMinutes: number;
                            } | null;
                            /** @default true */
                            courierRegistrations: boolean;
                            /** @default null */
                            privacyNotice: string | null;
                            /** @default 10 */
                            offlineAfterMinutes: number | null;
                            /** @default 30 */
                            courierContactMinutes: number;
                            recipientMessages: {
                                /** @default [] */
                                onTheWay: ("sms" | "whatsapp")[];
                                /** @default [] */
                                arriving: ("sms" | "whatsapp")[];
                                /** @default [] */
                                delivered: ("sms" | "whatsapp")[];
                            };
                            /**
                             * @default [
                             *       {
                             *         "name": null,
                             *         "phone": "190"
                             *       },
                             *       {
                             *         "name": null,
                             *         "phone": "192"
                             *       }
                             *     ]
                             */
                            emergencyNumbers: {
                                /** @default null */
                                name: string | null;
                                phone: string;
                            }[];
                            atStop: {
                                /** @default 300 */
                                withinM: number;
                                /** @default 5 */
                                waitMinutes: number;
                            };
                            /** @default [] */
                            cancelReasons: string[];
                            /** @default false */
                            secondFactorRequired: boolean;
                            /** @default null */
                            robotStepSeconds: number | null;
                            /** @default false */
                            robotTown: boolean;
                        };
                    };
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/hub/logo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "multipart/form-data": FormData;
                };
            };
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            id: number;
                            contentType: string;
                            size: number;
                            /** Format: date-time */
                            createdAt: string;
                            url: string;
                        };
                    };
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        post?: never;
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/app-reviews": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: {
                    state?: "submitted" | "approved" | "refused";
                    appId?: string | number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: components["schemas"]["AppSubmission"][];
                        };
                    };
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/app-reviews/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string | number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["AppSubmission"];
                    };
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/app-reviews/{id}/evidence": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string | number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            deliveries: {
                                /** @enum {string} */
                                check: "token_cached" | "answers_in_time" | "bad_signature_refused" | "repeat_accepted" | "cancel_handled" | "order_completed";
                                id: number;
                                event: string;
                                /** Format: date-time */
                                at: string;
                                status: number | null;
                                error: string | null;
                                attempts: number;
                                accepted: number;
                                slowestMs: number | null;
                            }[];
                            requests: {
                                id: number;
                                method: string;
                                path: string;
                                /** Format: date-time */
                                at: string;
                                status: number;
                            }[];
                        };
                    };
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/app-reviews/{id}/approve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string | number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @default null */
                        note?: string | null;
                    };
                };
            };
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["AppSubmission"];
                    };
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/app-reviews/{id}/refuse": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string | number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        reasons: string;
                    };
                };
            };
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["AppSubmission"];
                    };
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/hubs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: components["schemas"]["HubTerms"][];
                        };
                    };
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post: {
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
                        city: string;
                        state: string;
                        sandbox?: boolean;
                        /** @enum {string} */
                        plan?: "basic" | "premium" | "platina";
                        trialEndsAt?: string | null;
                        timezone?: string;
                        owner?: {
                            name: string;
                            /** Format: email */
                            email: string;
                            password: string;
                        };
                    };
                };
            };
            responses: {
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["HubTerms"];
                    };
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/hubs/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string | number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["HubTerms"];
                    };
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string | number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        name?: string;
                        city?: string;
                        state?: string;
                        /** @enum {string} */
                        plan?: "basic" | "premium" | "platina";
                        trialEndsAt?: string | null;
                        timezone?: string;
                    };
                };
            };
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["HubTerms"];
                    };
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        trace?: never;
    };
    "/api/admin/invoices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: {
                    merchantId?: string | number;
                    state?: "open" | "overdue" | "paid" | "void";
                    cursor?: string | number;
                    limit?: string | number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
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
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        merchantId: number;
                        /** Format: date */
                        through: string;
                        /** Format: date */
                        dueDay: string;
                    };
                };
            };
            responses: {
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Invoice"];
                    };
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/invoices/unbilled": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: {
                                merchantId: number;
                                merchantName: string;
                                orders: number;
                                totalCents: number;
                                /** Format: date */
                                since: string;
                            }[];
                        };
                    };
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/invoices/bulk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** Format: date */
                        through: string;
                        /** Format: date */
                        dueDay: string;
                        merchantIds: number[];
                    };
                };
            };
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            results: {
                                merchantId: number;
                                /** @enum {string} */
                                state: "done" | "refused";
                                invoice: components["schemas"]["Invoice"] | null;
                                refusal: string | null;
                            }[];
                        };
                    };
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/invoices/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string | number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Invoice"];
                    };
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/invoices/{id}/orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: {
                    format?: "json" | "csv" | "xlsx" | "csv-raw";
                    hubId?: string | number;
                };
                header?: never;
                path: {
                    id: string | number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
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
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/invoices/{id}/pay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string | number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Invoice"];
                    };
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/invoices/{id}/pay-from-wallet": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string | number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Invoice"];
                    };
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/invoices/{id}/reopen": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string | number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Invoice"];
                    };
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/invoices/{id}/void": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string | number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Invoice"];
                    };
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/map": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
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
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/map/streets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query: {
                    south: string | number;
                    west: string | number;
                    north: string | number;
                    east: string | number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
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
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/ledger/entries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query: {
                    from: string;
                    to: string;
                    kind?: string | number;
                    status?: string | number;
                    operation?: "credit" | "debit";
                    merchantId?: string | number;
                    courierId?: string | number;
                    cursor?: string | number;
                    limit?: string | number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
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
                                kind: "credit_added" | "credit_removed" | "top_up" | "top_up_fee" | "order_payment" | "order_refund" | "order_earning" | "withdrawal" | "cash_share" | "cash_charge" | "guarantee_top_up";
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
                                owner: {
                                    /** @enum {string} */
                                    kind: "merchant" | "courier";
                                    id: number;
                                    name: string | null;
                                };
                                counterpart: string;
                            }[];
                            nextCursor: string | null;
                        };
                    };
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/ledger/days": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
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
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: {
                                /** Format: date */
                                day: string;
                                /** @enum {string} */
                                kind: "credit_added" | "credit_removed" | "top_up" | "top_up_fee" | "order_payment" | "order_refund" | "order_earning" | "withdrawal" | "cash_share" | "cash_charge" | "guarantee_top_up";
                                /** @enum {string} */
                                operation: "credit" | "debit";
                                /** @enum {string} */
                                status: "completed" | "pending" | "reversed";
                                movements: number;
                                amountCents: number;
                            }[];
                        };
                    };
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/ledger/standing": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            wallets: {
                                /** @enum {string} */
                                role: "merchant" | "courier";
                                wallets: number;
                                heldCents: number;
                                owedCents: number;
                            }[];
                            waiting: {
                                /** @enum {string} */
                                what: "withdrawals" | "payments";
                                count: number;
                                amountCents: number;
                                oldestAt: string | null;
                            }[];
                        };
                    };
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/ledger/wallets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query: {
                    role: "merchant" | "courier";
                    side: "held" | "owed";
                    page?: string | number;
                    perPage?: string | number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: {
                                owner: {
                                    /** @enum {string} */
                                    kind: "merchant" | "courier";
                                    id: number;
                                    name: string | null;
                                };
                                balanceCents: number;
                            }[];
                            total: number;
                            page: number;
                            perPage: number;
                        };
                    };
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
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
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            token: string;
                            /** Format: date-time */
                            expiresAt: string;
                            operator: components["schemas"]["Operator"];
                        };
                    };
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
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
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post: {
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
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/sessions/current": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            operator: {
                                id: number;
                                hubId: number | null;
                                name: string;
                                email: string;
                                /** @enum {string} */
                                role: "owner" | "operator" | "finance" | "read_only";
                            };
                            hub: {
                                id: number;
                                name: string;
                                city: string;
                                state: string;
                                timezone: string;
                            } | null;
                            secondFactor: {
                                enrolled: boolean;
                                recoveryCodesLeft: number;
                                mustEnrol: boolean;
                            };
                            rights: {
                                /** @enum {string} */
                                access: "none" | "read" | "write";
                                /** @enum {string} */
                                audit: "none" | "read" | "write";
                                /** @enum {string} */
                                catalog: "none" | "read" | "write";
                                /** @enum {string} */
                                couriers: "none" | "read" | "write";
                                /** @enum {string} */
                                credentials: "none" | "read" | "write";
                                /** @enum {string} */
                                hub: "none" | "read" | "write";
                                /** @enum {string} */
                                invoices: "none" | "read" | "write";
                                /** @enum {string} */
                                merchants: "none" | "read" | "write";
                                /** @enum {string} */
                                operators: "none" | "read" | "write";
                                /** @enum {string} */
                                orders: "none" | "read" | "write";
                                /** @enum {string} */
                                payments: "none" | "read" | "write";
                                /** @enum {string} */
                                privacy: "none" | "read" | "write";
                                /** @enum {string} */
                                reports: "none" | "read" | "write";
                                /** @enum {string} */
                                requests: "none" | "read" | "write";
                                /** @enum {string} */
                                service_areas: "none" | "read" | "write";
                                /** @enum {string} */
                                sessions: "none" | "read" | "write";
                                /** @enum {string} */
                                tariffs: "none" | "read" | "write";
                                /** @enum {string} */
                                views: "none" | "read" | "write";
                                /** @enum {string} */
                                wallets: "none" | "read" | "write";
                                /** @enum {string} */
                                webhooks: "none" | "read" | "write";
                            };
                        };
                    };
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/sessions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string | number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/second-factor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
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
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/second-factor/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
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
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/second-factor/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
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
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/merchants/{id}/second-factor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string | number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            enrolled: boolean;
                            recoveryCodesLeft: number;
                        };
                    };
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string | number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/merchants": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: {
                    search?: string | number;
                    email?: string | number;
                    externalId?: string | number;
                    ownerId?: string | number;
                    accounts?: "true" | "false";
                    blocked?: "true" | "false";
                    page?: string | number;
                    perPage?: string | number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: components["schemas"]["MerchantLine"][];
                            total: number;
                            page: number;
                            perPage: number;
                        };
                    };
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post: {
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
                        phone: string;
                        legalName?: string | null;
                        email?: string | null;
                        externalId?: string | null;
                        contractNumber?: string | null;
                        documentKind?: ("CPF" | "CNPJ") | null;
                        document?: string | null;
                        invoicingEnabled?: boolean;
                        /** @enum {string} */
                        status?: "active" | "suspended" | "awaiting" | "deleted";
                        address?: {
                            /** @default null */
                            street?: string | null;
                            /** @default null */
                            number?: string | null;
                            /** @default null */
                            complement?: string | null;
                            /** @default null */
                            district?: string | null;
                            /** @default null */
                            city?: string | null;
                            /** @default null */
                            state?: string | null;
                            /** @default null */
                            postalCode?: string | null;
                            /** @default null */
                            latitude?: number | null;
                            /** @default null */
                            longitude?: number | null;
                        } | null;
                        paymentCodes?: string[];
                        categoryIds?: number[];
                        serviceAreaId?: number | null;
                        chargesReturn?: boolean;
                        preparationMinutes?: number | null;
                        openingHours?: {
                            weekday: number;
                            from: string;
                            to: string;
                        }[] | null;
                        courierNote?: string | null;
                        ifUndelivered?: ("return" | "leave_at_door" | "try_again_today" | "try_again_tomorrow" | "dispose") | null;
                        media?: {
                            /** Format: uri */
                            url: string;
                            contentType: string;
                        }[];
                        restrictions?: {
                            ordering: boolean;
                            readingOthers: boolean;
                        };
                        password?: string;
                        ownerId?: number | null;
                    };
                };
            };
            responses: {
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Merchant"];
                    };
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/merchants/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string | number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Merchant"];
                    };
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string | number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        name?: string;
                        phone?: string;
                        legalName?: string | null;
                        email?: string | null;
                        externalId?: string | null;
                        contractNumber?: string | null;
                        documentKind?: ("CPF" | "CNPJ") | null;
                        document?: string | null;
                        invoicingEnabled?: boolean;
                        /** @enum {string} */
                        status?: "active" | "suspended" | "awaiting" | "deleted";
                        address?: {
                            /** @default null */
                            street?: string | null;
                            /** @default null */
                            number?: string | null;
                            /** @default null */
                            complement?: string | null;
                            /** @default null */
                            district?: string | null;
                            /** @default null */
                            city?: string | null;
                            /** @default null */
                            state?: string | null;
                            /** @default null */
                            postalCode?: string | null;
                            /** @default null */
                            latitude?: number | null;
                            /** @default null */
                            longitude?: number | null;
                        } | null;
                        paymentCodes?: string[];
                        categoryIds?: number[];
                        serviceAreaId?: number | null;
                        chargesReturn?: boolean;
                        preparationMinutes?: number | null;
                        openingHours?: {
                            weekday: number;
                            from: string;
                            to: string;
                        }[] | null;
                        courierNote?: string | null;
                        ifUndelivered?: ("return" | "leave_at_door" | "try_again_today" | "try_again_tomorrow" | "dispose") | null;
                        media?: {
                            /** Format: uri */
                            url: string;
                            contentType: string;
                        }[];
                        restrictions?: {
                            ordering: boolean;
                            readingOthers: boolean;
                        };
                        password?: string;
                    };
                };
            };
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Merchant"];
                    };
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        trace?: never;
    };
    "/api/admin/merchants/{id}/preparation-times": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string | number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            preparationMinutes: number | null;
                            items: {
                                weekday: number;
                                hour: number;
                                seconds: number;
                                samples: number;
                                used: boolean;
                            }[];
                        };
                    };
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string | number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/merchants/{id}/block": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string | number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Merchant"];
                    };
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/merchants/{id}/unblock": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string | number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Merchant"];
                    };
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: {
                    state?: "queued" | "sent" | "given_up";
                    template?: "delivery_on_the_way" | "delivery_arriving" | "delivery_delivered" | "password_reset" | "access_changed" | "order_unserved" | "developer_confirmation" | "developer_invitation" | "courier_code" | "courier_known" | "courier_offer" | "courier_offer_gone" | "courier_order_assigned" | "courier_order_taken" | "courier_order_cancelled" | "courier_order_returning" | "courier_order_changed" | "courier_goods_elsewhere" | "courier_shift_taken" | "courier_shift_lost" | "courier_notice" | "courier_money";
                    channel?: "email" | "sms" | "whatsapp" | "push";
                    orderId?: string | number;
                    cursor?: string | number;
                    limit?: string | number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: {
                                id: number;
                                orderId: number | null;
                                /** @enum {string} */
                                channel: "email" | "sms" | "whatsapp" | "push";
                                recipient: string;
                                /** @enum {string} */
                                template: "delivery_on_the_way" | "delivery_arriving" | "delivery_delivered" | "password_reset" | "access_changed" | "order_unserved" | "developer_confirmation" | "developer_invitation" | "courier_code" | "courier_known" | "courier_offer" | "courier_offer_gone" | "courier_order_assigned" | "courier_order_taken" | "courier_order_cancelled" | "courier_order_returning" | "courier_order_changed" | "courier_goods_elsewhere" | "courier_shift_taken" | "courier_shift_lost" | "courier_notice" | "courier_money";
                                /** @enum {string} */
                                state: "queued" | "sent" | "given_up";
                                dueAt: string | null;
                                attempts: number;
                                lastError: string | null;
                                /** Format: date-time */
                                createdAt: string;
                                endedAt: string | null;
                            }[];
                            nextCursor: string | null;
                        };
                    };
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/messages/{id}/resend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string | number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                202: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/merchants/{id}/open-delivery": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string | number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
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
                            confirmationCallbackUrl: string | null;
                            clientId: string | null;
                        };
                    };
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string | number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        enabled: boolean;
                        /** @default null */
                        webhookUrl?: string | null;
                        /** @default false */
                        acceptMarketplaceOrders?: boolean;
                        acceptAny2xx?: boolean;
                        confirmationCallbackUrl?: string | null;
                    };
                };
            };
            responses: {
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
                            confirmationCallbackUrl: string | null;
                            clientId: string | null;
                        };
                    };
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/merchants/{id}/open-delivery/credentials": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string | number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            id: number;
                            clientId: string;
                            clientSecret: string;
                        };
                    };
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/operators": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: components["schemas"]["Operator"][];
                        };
                    };
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post: {
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
                        password: string;
                        /** @enum {string} */
                        role: "owner" | "operator" | "finance" | "read_only";
                    };
                };
            };
            responses: {
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Operator"];
                    };
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/operators/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string | number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Operator"];
                    };
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string | number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        name?: string;
                        /** Format: email */
                        email?: string;
                        password?: string;
                        /** @enum {string} */
                        role?: "owner" | "operator" | "finance" | "read_only";
                        active?: boolean;
                    };
                };
            };
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Operator"];
                    };
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        trace?: never;
    };
    "/api/admin/orders/bulk/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        command: {
                            /** @constant */
                            name: "assign";
                            courierId: number;
                        } | {
                            /** @constant */
                            name: "release";
                            /** @default null */
                            reason?: string | null;
                        } | {
                            /** @constant */
                            name: "ready";
                        } | {
                            /** @constant */
                            name: "complete";
                        } | {
                            /** @constant */
                            name: "ungroup";
                        } | {
                            /** @constant */
                            name: "confirm_payment";
                        } | {
                            /** @constant */
                            name: "cancel";
                            /**
                             * @default operator
                             * @enum {string}
                             */
                            reason?: "merchant_request" | "consumer_request" | "operator" | "not_served" | "payment_expired" | "no_show" | "problem_at_merchant" | "acceptance_too_slow" | "wrong_order_or_pickup" | "problem_resolution" | "other";
                            /** @default null */
                            note?: string | null;
                            /** @default true */
                            returnToPickup?: boolean;
                        };
                        filter: {
                            ids?: number[];
                            statuses?: ("waiting" | "scheduled" | "preparing" | "pending" | "accepted" | "arrived_pickup_location" | "collected" | "delivered" | "completed" | "cancelled")[];
                            merchantId?: number;
                            courierId?: number;
                            groupId?: number;
                            /** Format: date-time */
                            createdFrom?: string;
                            /** Format: date-time */
                            createdTo?: string;
                        };
                    };
                };
            };
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            orderIds: number[];
                            refused: {
                                orderId: number;
                                publicId: string;
                                code: string;
                            }[];
                        };
                    };
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/orders/bulk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: {
                                id: number;
                                operatorId: number;
                                operatorName: string;
                                /** @enum {string} */
                                command: "assign" | "release" | "ready" | "complete" | "ungroup" | "confirm_payment" | "cancel" | "undo";
                                courierId: number | null;
                                total: number;
                                done: number;
                                refused: number;
                                canUndo: boolean;
                                undoes: number | null;
                                undoneBy: number | null;
                                /** Format: date-time */
                                createdAt: string;
                                endedAt: string | null;
                            }[];
                        };
                    };
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post: {
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
                        command: {
                            /** @constant */
                            name: "assign";
                            courierId: number;
                        } | {
                            /** @constant */
                            name: "release";
                            /** @default null */
                            reason?: string | null;
                        } | {
                            /** @constant */
                            name: "ready";
                        } | {
                            /** @constant */
                            name: "complete";
                        } | {
                            /** @constant */
                            name: "ungroup";
                        } | {
                            /** @constant */
                            name: "confirm_payment";
                        } | {
                            /** @constant */
                            name: "cancel";
                            /**
                             * @default operator
                             * @enum {string}
                             */
                            reason?: "merchant_request" | "consumer_request" | "operator" | "not_served" | "payment_expired" | "no_show" | "problem_at_merchant" | "acceptance_too_slow" | "wrong_order_or_pickup" | "problem_resolution" | "other";
                            /** @default null */
                            note?: string | null;
                            /** @default true */
                            returnToPickup?: boolean;
                        };
                        filter: {
                            ids?: number[];
                            statuses?: ("waiting" | "scheduled" | "preparing" | "pending" | "accepted" | "arrived_pickup_location" | "collected" | "delivered" | "completed" | "cancelled")[];
                            merchantId?: number;
                            courierId?: number;
                            groupId?: number;
                            /** Format: date-time */
                            createdFrom?: string;
                            /** Format: date-time */
                            createdTo?: string;
                        };
                    };
                };
            };
            responses: {
                202: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            id: number;
                            operatorId: number;
                            operatorName: string;
                            /** @enum {string} */
                            command: "assign" | "release" | "ready" | "complete" | "ungroup" | "confirm_payment" | "cancel" | "undo";
                            courierId: number | null;
                            total: number;
                            done: number;
                            refused: number;
                            canUndo: boolean;
                            undoes: number | null;
                            undoneBy: number | null;
                            /** Format: date-time */
                            createdAt: string;
                            endedAt: string | null;
                            replayed: boolean;
                        };
                    };
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/orders/bulk/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string | number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            id: number;
                            operatorId: number;
                            operatorName: string;
                            /** @enum {string} */
                            command: "assign" | "release" | "ready" | "complete" | "ungroup" | "confirm_payment" | "cancel" | "undo";
                            courierId: number | null;
                            total: number;
                            done: number;
                            refused: number;
                            canUndo: boolean;
                            undoes: number | null;
                            undoneBy: number | null;
                            /** Format: date-time */
                            createdAt: string;
                            endedAt: string | null;
                            results: {
                                orderId: number;
                                publicId: string;
                                /** @enum {string} */
                                state: "pending" | "done" | "refused";
                                refusal: string | null;
                            }[];
                        };
                    };
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/orders/bulk/{id}/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string | number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                202: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            id: number;
                            operatorId: number;
                            operatorName: string;
                            /** @enum {string} */
                            command: "assign" | "release" | "ready" | "complete" | "ungroup" | "confirm_payment" | "cancel" | "undo";
                            courierId: number | null;
                            total: number;
                            done: number;
                            refused: number;
                            canUndo: boolean;
                            undoes: number | null;
                            undoneBy: number | null;
                            /** Format: date-time */
                            createdAt: string;
                            endedAt: string | null;
                            replayed: boolean;
                        };
                    };
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/orders/{id}/assign": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string | number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        courierId: number;
                    };
                };
            };
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Order"];
                    };
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/orders/{id}/release": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string | number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @default null */
                        reason?: string | null;
                    };
                };
            };
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Order"];
                    };
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/orders/{id}/ready": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string | number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Order"];
                    };
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/orders/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string | number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /**
                         * @default operator
                         * @enum {string}
                         */
                        reason?: "merchant_request" | "consumer_request" | "operator" | "not_served" | "payment_expired" | "no_show" | "problem_at_merchant" | "acceptance_too_slow" | "wrong_order_or_pickup" | "problem_resolution" | "other";
                        /** @default null */
                        note?: string | null;
                        /** @default false */
                        returnToPickup?: boolean;
                    };
                };
            };
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Order"];
                    };
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/orders/{id}/complete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string | number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Order"];
                    };
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/orders/{id}/confirm-payment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string | number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Order"];
                    };
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/orders/{id}/group": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string | number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        orderIds: number[];
                    };
                };
            };
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            groupId: number;
                            leaderOrderId: number;
                            orderIds: number[];
                        };
                    };
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/orders/{id}/ungroup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string | number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Order"];
                    };
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/orders/{id}/robot-step": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string | number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Order"];
                    };
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/arrivals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** Format: date-time */
                            at: string;
                            items: {
                                orderId: number;
                                /** Format: date-time */
                                expectedAt: string;
                            }[];
                            searches: {
                                orderId: number;
                                /** Format: date-time */
                                endsAt: string;
                            }[];
                        };
                    };
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/failed-orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: {
                                orderId: number;
                                publicId: string;
                                merchantName: string;
                                merchantPhone: string;
                                recipient: string | null;
                                district: string | null;
                                reason: string | null;
                                /** @enum {string} */
                                goodsAt: "shop" | "courier";
                                /** Format: date-time */
                                endedAt: string;
                            }[];
                        };
                    };
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/failed-orders/{id}/settle": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string | number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/orders/{id}/redelivery": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string | number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            totalCents: number;
                            distanceM: number;
                            /** @enum {string} */
                            goodsAt: "shop" | "courier";
                        };
                    };
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string | number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        scheduledFor?: string | null;
                        /** @default null */
                        expectedTotalCents?: number | null;
                    };
                };
            };
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Order"];
                    };
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/unserved": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: {
                                orderId: number;
                                publicId: string;
                                merchantName: string;
                                merchantPhone: string;
                                district: string | null;
                                address: string | null;
                                courierPayCents: number;
                                deliverBy: string | null;
                                /** Format: date-time */
                                endedAt: string;
                                held: boolean;
                                shopToldAt: string | null;
                            }[];
                        };
                    };
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/unserved/{id}/restart": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string | number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @default 0 */
                        raiseCents?: number;
                    };
                };
            };
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Order"];
                    };
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/unserved/{id}/tell-shop": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string | number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            channel: "whatsapp" | "sms" | "email";
                        };
                    };
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/unserved/{id}/settle": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string | number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/orders/{id}/movements": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string | number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
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
                                kind: "credit_added" | "credit_removed" | "top_up" | "top_up_fee" | "order_payment" | "order_refund" | "order_earning" | "withdrawal" | "cash_share" | "cash_charge" | "guarantee_top_up";
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
                                owner: {
                                    /** @enum {string} */
                                    kind: "merchant" | "courier";
                                    id: number;
                                };
                            }[];
                        };
                    };
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/orders/{id}/way": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string | number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
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
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/orders/{id}/track": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string | number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            courierId: number | null;
                            points: {
                                latitude: number;
                                longitude: number;
                                /** Format: date-time */
                                at: string;
                            }[];
                        };
                    };
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/orders/{id}/quote": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string | number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        observation?: string | null;
                        externalId?: string | null;
                        pickup?: {
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
                            externalId?: string | null;
                        };
                        stops?: {
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
                            externalId?: string | null;
                            displayId?: string | null;
                            observation?: string | null;
                            confirmationCode?: string | null;
                            ifUndelivered?: ("return" | "leave_at_door" | "neighbour" | "try_again_today" | "try_again_tomorrow" | "dispose") | null;
                            neighbour?: string | null;
                        }[];
                        needsReturn?: boolean;
                        needsProof?: boolean;
                        vehicleTypeId?: number;
                        categoryId?: number | null;
                        package?: {
                            /** @default null */
                            weightKg?: number | null;
                            /** @default null */
                            heightCm?: number | null;
                            /** @default null */
                            widthCm?: number | null;
                            /** @default null */
                            lengthCm?: number | null;
                        } | null;
                        totalCents?: number;
                        goodsValueCents?: number | null;
                        readyAt?: string | null;
                        deliverBy?: string | null;
                    };
                };
            };
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            currentCents: number;
                            totalCents: number;
                            distanceM: number;
                            distanceSource: ("server" | "roads" | "straight_line") | null;
                        };
                    };
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/orders/{id}/cancellation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string | number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            reasons: ("merchant_request" | "consumer_request" | "operator" | "not_served" | "no_show" | "problem_at_merchant" | "acceptance_too_slow" | "wrong_order_or_pickup" | "problem_resolution" | "other")[];
                            ownReasons: string[];
                            afterReturn: boolean;
                            completes: boolean;
                            refundCents: number;
                            invoicedCents: number | null;
                            courierId: number | null;
                            courierPaidCents: number;
                            courierPayCents: number;
                        };
                    };
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/orders/{id}/tip": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string | number;
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
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Order"];
                    };
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/orders/{id}/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string | number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            search: {
                                attempt: number;
                                planned: boolean;
                                /** Format: date-time */
                                startedAt: string;
                                /** Format: date-time */
                                deadlineAt: string;
                                endedAt: string | null;
                                outcome: string | null;
                            } | null;
                            offers: {
                                id: number;
                                courierId: number;
                                attempt: number;
                                round: number;
                                /** @enum {string} */
                                status: "open" | "accepted" | "declined" | "expired" | "withdrawn";
                                distanceM: number | null;
                                /** Format: date-time */
                                offeredAt: string;
                                /** Format: date-time */
                                expiresAt: string;
                                endedAt: string | null;
                            }[];
                            decisions: {
                                orderId: number;
                                courierId: number;
                                attempt: number;
                                /** @enum {string} */
                                kind: "offer" | "direct" | "shadow";
                                /** Format: date-time */
                                decidedAt: string;
                                /** Format: date-time */
                                pickupAt: string;
                                /** Format: date-time */
                                deliverAt: string;
                                bundle: number[];
                                cost: number;
                                alternatives: {
                                    courierId: number;
                                    /** Format: date-time */
                                    pickupAt: string;
                                    earlyMinutes: number;
                                    cost: number;
                                }[];
                                why: string;
                            }[];
                        };
                    };
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/orders/{id}/couriers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string | number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            couriers: {
                                courierId: number;
                                distanceM: number | null;
                                pickupAt: string | null;
                                dropAt: string | null;
                                delays: {
                                    orderId: number;
                                    seconds: number;
                                }[];
                                carries: number;
                                vehicle: ("motorbike" | "car" | "bicycle" | "scooter" | "truck") | null;
                                obstacle: ("vehicle" | "weight" | "declined" | "full" | "busy" | "shift" | "far" | "unlocated" | "dedicated") | null;
                                shift: {
                                    merchantName: string | null;
                                } | null;
                            }[];
                            nearestId: number | null;
                            sooner: number | null;
                            holderId: number | null;
                            collected: boolean;
                        };
                    };
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: {
                    q?: string | number;
                    status?: string | number;
                    merchantId?: string | number;
                    courierId?: string | number;
                    groupId?: string | number;
                    externalId?: string | number;
                    scheduledOnly?: "true" | "false";
                    notServed?: "true" | "false";
                    reason?: string | number;
                    ownReason?: string | number;
                    paymentMethod?: string | number;
                    areaId?: string | number;
                    late?: "true" | "false";
                    createdFrom?: string | number;
                    createdTo?: string | number;
                    cursor?: string | number;
                    limit?: string | number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: components["schemas"]["Order"][];
                            nextCursor: string | null;
                        };
                    };
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        merchantId: number;
                        /** @default null */
                        vehicleTypeId?: number | null;
                        /** @default null */
                        categoryId?: number | null;
                        pickup: {
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
                            externalId?: string | null;
                        };
                        /** @default [] */
                        stops?: {
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
                            externalId?: string | null;
                            displayId?: string | null;
                            observation?: string | null;
                            confirmationCode?: string | null;
                            ifUndelivered?: ("return" | "leave_at_door" | "neighbour" | "try_again_today" | "try_again_tomorrow" | "dispose") | null;
                            neighbour?: string | null;
                        }[];
                        openStops?: number;
                        /** @default null */
                        package?: {
                            /** @default null */
                            weightKg?: number | null;
                            /** @default null */
                            heightCm?: number | null;
                            /** @default null */
                            widthCm?: number | null;
                            /** @default null */
                            lengthCm?: number | null;
                        } | null;
                        /** @default false */
                        needsReturn?: boolean;
                        /** @default false */
                        needsProof?: boolean;
                        externalId?: string | null;
                        observation?: string | null;
                        /** @default null */
                        goodsValueCents?: number | null;
                        /** @enum {string} */
                        paymentMethod: "invoiced" | "wallet" | "online" | "on_delivery" | "third_party";
                        /**
                         * @default pending
                         * @enum {string}
                         */
                        initialStatus?: "pending" | "preparing";
                        scheduledFor?: string | null;
                        readyAt?: string | null;
                        deliverBy?: string | null;
                        /** @default null */
                        preferredCourierId?: number | null;
                        /** @default true */
                        combinable?: boolean;
                    };
                };
            };
            responses: {
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Order"];
                    };
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/orders/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string | number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["OrderDetail"];
                    };
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string | number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string | number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        observation?: string | null;
                        externalId?: string | null;
                        pickup?: {
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
                            externalId?: string | null;
                        };
                        stops?: {
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
                            externalId?: string | null;
                            displayId?: string | null;
                            observation?: string | null;
                            confirmationCode?: string | null;
                            ifUndelivered?: ("return" | "leave_at_door" | "neighbour" | "try_again_today" | "try_again_tomorrow" | "dispose") | null;
                            neighbour?: string | null;
                        }[];
                        needsReturn?: boolean;
                        needsProof?: boolean;
                        vehicleTypeId?: number;
                        categoryId?: number | null;
                        package?: {
                            /** @default null */
                            weightKg?: number | null;
                            /** @default null */
                            heightCm?: number | null;
                            /** @default null */
                            widthCm?: number | null;
                            /** @default null */
                            lengthCm?: number | null;
                        } | null;
                        totalCents?: number;
                        goodsValueCents?: number | null;
                        readyAt?: string | null;
                        deliverBy?: string | null;
                    };
                };
            };
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Order"];
                    };
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        trace?: never;
    };
    "/api/admin/orders/quote": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        merchantId: number;
                        /** @default null */
                        vehicleTypeId?: number | null;
                        /** @default null */
                        categoryId?: number | null;
                        pickup: {
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
                            externalId?: string | null;
                        };
                        stops: {
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
                            externalId?: string | null;
                        }[];
                        /** @default null */
                        package?: {
                            /** @default null */
                            weightKg?: number | null;
                            /** @default null */
                            heightCm?: number | null;
                            /** @default null */
                            widthCm?: number | null;
                            /** @default null */
                            lengthCm?: number | null;
                        } | null;
                        /** @default false */
                        needsReturn?: boolean;
                        /** Format: date-time */
                        at?: string;
                    };
                };
            };
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            price: {
                                totalCents: number;
                            } & {
                                [key: string]: unknown;
                            };
                            totalCents: number;
                            distanceM: number;
                            distanceSource: ("server" | "roads" | "straight_line") | null;
                            returnDistanceM: number;
                            durationS: number;
                            pickup: {
                                address: string;
                                street: string | null;
                                number: string | null;
                                district: string | null;
                                city: string | null;
                                state: string | null;
                                complement: string | null;
                                reference: string | null;
                                postalCode: string | null;
                                latitude: number | null;
                                longitude: number | null;
                                name: string | null;
                                phone: string | null;
                                externalId: string | null;
                                instructions: string | null;
                            };
                            stops: {
                                address: string;
                                street: string | null;
                                number: string | null;
                                district: string | null;
                                city: string | null;
                                state: string | null;
                                complement: string | null;
                                reference: string | null;
                                postalCode: string | null;
                                latitude: number | null;
                                longitude: number | null;
                                name: string | null;
                                phone: string | null;
                                externalId: string | null;
                                instructions: string | null;
                            }[];
                            vehicleTypeId: number;
                        };
                    };
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/payments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: {
                    orderId?: string | number;
                    state?: "in_doubt" | "all";
                    cursor?: string | number;
                    limit?: string | number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: {
                                id: number;
                                hubId: number;
                                orderId: number;
                                txid: string;
                                endToEndId: string | null;
                                provider: string;
                                amount: number;
                                /** @enum {string} */
                                outcome: "paid" | "late" | "surplus" | "wrong_amount" | "credited" | "returned";
                                /** Format: date-time */
                                paidAt: string;
                                /** Format: date-time */
                                createdAt: string;
                                decision: ("accept" | "credit" | "return") | null;
                                decisionNote: string | null;
                                decidedBy: string | null;
                                decidedAt: string | null;
                                order: {
                                    id: number;
                                    publicId: string;
                                    /** @enum {string} */
                                    status: "waiting" | "scheduled" | "preparing" | "pending" | "accepted" | "arrived_pickup_location" | "collected" | "delivered" | "completed" | "cancelled";
                                    paymentStatus: string | null;
                                    totalCents: number;
                                    merchant: string;
                                } | null;
                            }[];
                            nextCursor: string | null;
                        };
                    };
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/payments/{id}/decide": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string | number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @enum {string} */
                        decision: "accept" | "credit" | "return";
                        /** @default null */
                        note?: string | null;
                    };
                };
            };
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            id: number;
                            hubId: number;
                            orderId: number;
                            txid: string;
                            endToEndId: string | null;
                            provider: string;
                            amount: number;
                            /** @enum {string} */
                            outcome: "paid" | "late" | "surplus" | "wrong_amount" | "credited" | "returned";
                            /** Format: date-time */
                            paidAt: string;
                            /** Format: date-time */
                            createdAt: string;
                            decision: ("accept" | "credit" | "return") | null;
                            decisionNote: string | null;
                            decidedBy: string | null;
                            decidedAt: string | null;
                        };
                    };
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/contests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
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
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: {
                                id: number;
                                courierId: number;
                                /** @enum {string} */
                                about: "charge" | "missing_pay" | "block" | "difference";
                                subjectId: number;
                                text: string;
                                hasPhoto: boolean;
                                /** @enum {string} */
                                state: "open" | "accepted" | "refused";
                                /** Format: date-time */
                                dueAt: string;
                                answer: string | null;
                                decidedBy: string | null;
                                decidedAt: string | null;
                                movementId: number | null;
                                /** Format: date-time */
                                createdAt: string;
                                courierName: string;
                                subjectText: string | null;
                                subjectCents: number | null;
                            }[];
                        };
                    };
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/contests/{id}/decide": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string | number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        accepted: boolean;
                        answer: string;
                        /** @default null */
                        amountCents?: number | null;
                    };
                };
            };
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            id: number;
                            courierId: number;
                            /** @enum {string} */
                            about: "charge" | "missing_pay" | "block" | "difference";
                            subjectId: number;
                            text: string;
                            hasPhoto: boolean;
                            /** @enum {string} */
                            state: "open" | "accepted" | "refused";
                            /** Format: date-time */
                            dueAt: string;
                            answer: string | null;
                            decidedBy: string | null;
                            decidedAt: string | null;
                            movementId: number | null;
                            /** Format: date-time */
                            createdAt: string;
                        };
                    };
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/contests/{id}/photo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string | number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
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
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/payout-account": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            account: {
                                provider: string;
                                /** @enum {string} */
                                environment: "production" | "sandbox";
                                /** Format: date-time */
                                connectedAt: string;
                                noticeUrl: string;
                                consentUrl: string;
                            } | null;
                            simulated: boolean;
                        };
                    };
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put: {
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
                        environment: "production" | "sandbox";
                        apiKey: string;
                    };
                };
            };
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            provider: string;
                            /** @enum {string} */
                            environment: "production" | "sandbox";
                            /** Format: date-time */
                            connectedAt: string;
                            noticeUrl: string;
                            consentUrl: string;
                            noticeToken: string;
                        };
                    };
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        post?: never;
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            provider: string | null;
                        };
                    };
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/couriers/{id}/password-reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string | number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                202: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            channel: "email" | "sms" | "whatsapp";
                        };
                    };
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/merchants/{id}/password-reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string | number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                202: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            channel: "email" | "sms" | "whatsapp";
                        };
                    };
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/operators/{id}/password-reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string | number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                202: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            channel: "email" | "sms" | "whatsapp";
                        };
                    };
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/merchants/{id}/pictures": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string | number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: {
                                id: number;
                                contentType: string;
                                size: number;
                                /** Format: date-time */
                                createdAt: string;
                                url: string;
                            }[];
                        };
                    };
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string | number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "multipart/form-data": FormData;
                };
            };
            responses: {
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            id: number;
                            contentType: string;
                            size: number;
                            /** Format: date-time */
                            createdAt: string;
                            url: string;
                        };
                    };
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/merchants/{id}/pictures/{pictureId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string | number;
                    pictureId: string | number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/vehicle-types/{id}/pictures": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string | number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: {
                                id: number;
                                contentType: string;
                                size: number;
                                /** Format: date-time */
                                createdAt: string;
                                url: string;
                            }[];
                        };
                    };
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string | number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "multipart/form-data": FormData;
                };
            };
            responses: {
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            id: number;
                            contentType: string;
                            size: number;
                            /** Format: date-time */
                            createdAt: string;
                            url: string;
                        };
                    };
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/vehicle-types/{id}/pictures/{pictureId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string | number;
                    pictureId: string | number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/categories/{id}/pictures": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string | number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: {
                                id: number;
                                contentType: string;
                                size: number;
                                /** Format: date-time */
                                createdAt: string;
                                url: string;
                            }[];
                        };
                    };
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string | number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "multipart/form-data": FormData;
                };
            };
            responses: {
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            id: number;
                            contentType: string;
                            size: number;
                            /** Format: date-time */
                            createdAt: string;
                            url: string;
                        };
                    };
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/categories/{id}/pictures/{pictureId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string | number;
                    pictureId: string | number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/privacy/couriers/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string | number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            [key: string]: unknown;
                        };
                    };
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/privacy/merchants/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string | number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            [key: string]: unknown;
                        };
                    };
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/privacy/recipients/{phone}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    phone: string | number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            [key: string]: unknown;
                        };
                    };
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/privacy/couriers/{id}/anonymise": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string | number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/privacy/merchants/{id}/anonymise": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string | number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/privacy/recipients/{phone}/anonymise": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    phone: string | number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/operators/{id}/second-factor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string | number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/reports/{report}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query: {
                    from: string;
                    to: string;
                    format?: "json" | "csv" | "xlsx" | "csv-raw";
                    limit?: string | number;
                };
                header?: never;
                path: {
                    report: "orders" | "completed-orders" | "revenue" | "courier-payouts" | "closing" | "courier-closing" | "cancellations" | "shadow-planning" | "eta" | "state-times" | "days" | "courier-ranking" | "merchant-ranking";
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: ({
                                id: string | number | null;
                                publicId: string | number | null;
                                createdAt: string | number | null;
                                status: string | number | null;
                                merchantId: string | number | null;
                                merchant: string | number | null;
                                courierId: string | number | null;
                                courier: string | number | null;
                                stops: string | number | null;
                                distanceM: string | number | null;
                                paymentMethod: string | number | null;
                                totalCents: string | number | null;
                                lateChargeCents: string | number | null;
                                courierPayCents: string | number | null;
                                finishedAt: string | number | null;
                                cancelledAt: string | number | null;
                                cancelReason: string | number | null;
                                deliverBy: string | number | null;
                                deliveredAt: string | number | null;
                                lateMinutes: string | number | null;
                            } | {
                                id: string | number | null;
                                publicId: string | number | null;
                                createdAt: string | number | null;
                                status: string | number | null;
                                merchantId: string | number | null;
                                merchant: string | number | null;
                                courierId: string | number | null;
                                courier: string | number | null;
                                stops: string | number | null;
                                distanceM: string | number | null;
                                paymentMethod: string | number | null;
                                totalCents: string | number | null;
                                lateChargeCents: string | number | null;
                                courierPayCents: string | number | null;
                                finishedAt: string | number | null;
                                cancelledAt: string | number | null;
                                cancelReason: string | number | null;
                                deliverBy: string | number | null;
                                deliveredAt: string | number | null;
                                lateMinutes: string | number | null;
                            } | {
                                day: string | number | null;
                                merchantId: string | number | null;
                                merchant: string | number | null;
                                orders: string | number | null;
                                totalCents: string | number | null;
                                lateChargeCents: string | number | null;
                                courierPayCents: string | number | null;
                                marginCents: string | number | null;
                            } | {
                                courierId: string | number | null;
                                courier: string | number | null;
                                orders: string | number | null;
                                earnedCents: string | number | null;
                                paidOutCents: string | number | null;
                                awaitingCents: string | number | null;
                                balanceCents: string | number | null;
                            } | {
                                account: string | number | null;
                                kind: string | number | null;
                                movements: string | number | null;
                                inCents: string | number | null;
                                outCents: string | number | null;
                                netCents: string | number | null;
                            } | {
                                courierId: string | number | null;
                                courier: string | number | null;
                                openingCents: string | number | null;
                                earnedCents: string | number | null;
                                toppedUpCents: string | number | null;
                                addedCents: string | number | null;
                                takenCents: string | number | null;
                                withdrawnCents: string | number | null;
                                closingCents: string | number | null;
                                cashOpeningCents: string | number | null;
                                collectedCents: string | number | null;
                                handedInCents: string | number | null;
                                missingCents: string | number | null;
                                cashClosingCents: string | number | null;
                            } | {
                                reason: string | number | null;
                                orders: string | number | null;
                                withCourier: string | number | null;
                                totalCents: string | number | null;
                            } | {
                                day: string | number | null;
                                orders: string | number | null;
                                plannedWaitMinutes: string | number | null;
                                actualWaitMinutes: string | number | null;
                                plannedDeliveryMinutes: string | number | null;
                                actualDeliveryMinutes: string | number | null;
                                sameCourier: string | number | null;
                            } | {
                                day: string | number | null;
                                legs: string | number | null;
                                medianBeforeSeconds: string | number | null;
                                medianAfterSeconds: string | number | null;
                                p90BeforeSeconds: string | number | null;
                                p90AfterSeconds: string | number | null;
                            } | {
                                state: string | number | null;
                                times: string | number | null;
                                averageSeconds: string | number | null;
                                medianSeconds: string | number | null;
                                p95Seconds: string | number | null;
                            } | {
                                day: string | number | null;
                                created: string | number | null;
                                completed: string | number | null;
                                cancelled: string | number | null;
                                late: string | number | null;
                                totalCents: string | number | null;
                            } | {
                                courierId: string | number | null;
                                courier: string | number | null;
                                orders: string | number | null;
                                late: string | number | null;
                                averageMinutes: string | number | null;
                                distanceM: string | number | null;
                                earnedCents: string | number | null;
                                cancelled: string | number | null;
                                averageStars: string | number | null;
                            } | {
                                merchantId: string | number | null;
                                merchant: string | number | null;
                                orders: string | number | null;
                                cancelled: string | number | null;
                                late: string | number | null;
                                totalCents: string | number | null;
                                averageMinutes: string | number | null;
                                averageWaitMinutes: string | number | null;
                            })[];
                        };
                        "text/csv": string;
                        "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                    };
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/today": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** Format: date-time */
                            at: string;
                            today: {
                                orders: number;
                                delivered: number;
                                onTime: number;
                                late: number;
                                cancelled: number;
                                inCents: number;
                                outCents: number;
                            };
                            lastWeek: {
                                orders: number;
                                delivered: number;
                                onTime: number;
                                late: number;
                                cancelled: number;
                                inCents: number;
                                outCents: number;
                            };
                            now: {
                                waiting: number;
                                underway: number;
                                couriersOnShift: number;
                                couriersCarrying: number;
                            };
                            decisions: {
                                unserved: number;
                                failed: number;
                                alerts: number;
                                withdrawals: number;
                                applications: number;
                                requests: number;
                            };
                        };
                    };
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/open-delivery/requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: {
                                id: number;
                                merchantId: number;
                                /** Format: uuid */
                                orderUuid: string;
                                orderRef: string;
                                /** Format: uuid */
                                deliveryId: string;
                                attempt: number;
                                status: string;
                                displayId: string;
                                merchant: unknown;
                                recipient: string;
                                terms: unknown;
                                acceptance: string;
                                /** Format: date-time */
                                receivedAt: string;
                                /** Format: date-time */
                                rejectAfter: string;
                                decidedAt: string | null;
                                decidedBy: unknown | null;
                                rejection: unknown | null;
                                offer: unknown | null;
                                orderId: number | null;
                                readyAt: string | null;
                                cancelledAt: string | null;
                                cancellation: unknown | null;
                                problemActions: unknown;
                                /** Format: date-time */
                                updatedAt: string;
                            }[];
                        };
                    };
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/open-delivery/requests/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string | number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            id: number;
                            merchantId: number;
                            /** Format: uuid */
                            orderUuid: string;
                            orderRef: string;
                            /** Format: uuid */
                            deliveryId: string;
                            attempt: number;
                            status: string;
                            displayId: string;
                            merchant: unknown;
                            recipient: string;
                            terms: unknown;
                            acceptance: string;
                            /** Format: date-time */
                            receivedAt: string;
                            /** Format: date-time */
                            rejectAfter: string;
                            decidedAt: string | null;
                            decidedBy: unknown | null;
                            rejection: unknown | null;
                            offer: unknown | null;
                            orderId: number | null;
                            readyAt: string | null;
                            cancelledAt: string | null;
                            cancellation: unknown | null;
                            problemActions: unknown;
                            /** Format: date-time */
                            updatedAt: string;
                        };
                    };
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/open-delivery/requests/{id}/accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string | number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            id: number;
                            merchantId: number;
                            /** Format: uuid */
                            orderUuid: string;
                            orderRef: string;
                            /** Format: uuid */
                            deliveryId: string;
                            attempt: number;
                            status: string;
                            displayId: string;
                            merchant: unknown;
                            recipient: string;
                            terms: unknown;
                            acceptance: string;
                            /** Format: date-time */
                            receivedAt: string;
                            /** Format: date-time */
                            rejectAfter: string;
                            decidedAt: string | null;
                            decidedBy: unknown | null;
                            rejection: unknown | null;
                            offer: unknown | null;
                            orderId: number | null;
                            readyAt: string | null;
                            cancelledAt: string | null;
                            cancellation: unknown | null;
                            problemActions: unknown;
                            /** Format: date-time */
                            updatedAt: string;
                        };
                    };
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/open-delivery/requests/{id}/reject": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string | number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /**
                         * @default other
                         * @enum {string}
                         */
                        reason?: "price_exceeded" | "vehicle_not_available" | "no_courier" | "times_not_met" | "region_not_served" | "other";
                        message: string;
                    };
                };
            };
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            id: number;
                            merchantId: number;
                            /** Format: uuid */
                            orderUuid: string;
                            orderRef: string;
                            /** Format: uuid */
                            deliveryId: string;
                            attempt: number;
                            status: string;
                            displayId: string;
                            merchant: unknown;
                            recipient: string;
                            terms: unknown;
                            acceptance: string;
                            /** Format: date-time */
                            receivedAt: string;
                            /** Format: date-time */
                            rejectAfter: string;
                            decidedAt: string | null;
                            decidedBy: unknown | null;
                            rejection: unknown | null;
                            offer: unknown | null;
                            orderId: number | null;
                            readyAt: string | null;
                            cancelledAt: string | null;
                            cancellation: unknown | null;
                            problemActions: unknown;
                            /** Format: date-time */
                            updatedAt: string;
                        };
                    };
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/hub/rush/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** Format: date-time */
                        until: string;
                        /** @default 10000 */
                        surgeBp?: number;
                        /** @default 0 */
                        extraPromiseMinutes?: number;
                        /** @default [] */
                        pausedAreaIds?: number[];
                        /** @default false */
                        pausedEverywhere?: boolean;
                    };
                };
            };
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            openOrders: number;
                            freeCouriers: number;
                            surgeBp: {
                                now: number;
                                then: number;
                            };
                            meanTotalCents: {
                                now: number;
                                then: number;
                            };
                            promiseMinutes: {
                                now: number;
                                then: number;
                            };
                            ordersLastHour: number;
                            refusedOfLastHour: number;
                        };
                    };
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/hub/rush": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** Format: date-time */
                        until: string;
                        /** @default 10000 */
                        surgeBp?: number;
                        /** @default 0 */
                        extraPromiseMinutes?: number;
                        /** @default [] */
                        pausedAreaIds?: number[];
                        /** @default false */
                        pausedEverywhere?: boolean;
                    };
                };
            };
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** Format: date-time */
                            since: string;
                            /** Format: date-time */
                            until: string;
                            surgeBp: number;
                            extraPromiseMinutes: number;
                            pausedAreaIds: number[];
                            pausedEverywhere: boolean;
                        };
                    };
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        post?: never;
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/views": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query: {
                    screen: string | number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: {
                                id: number;
                                operatorId: number;
                                operatorName: string;
                                screen: string;
                                name: string;
                                shared: boolean;
                                content: {
                                    [key: string]: unknown;
                                };
                                /** Format: date-time */
                                createdAt: string;
                                /** Format: date-time */
                                updatedAt: string;
                            }[];
                        };
                    };
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        screen: string;
                        name: string;
                        /** @default false */
                        shared?: boolean;
                        content: {
                            [key: string]: unknown;
                        };
                    };
                };
            };
            responses: {
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            id: number;
                            operatorId: number;
                            operatorName: string;
                            screen: string;
                            name: string;
                            shared: boolean;
                            content: {
                                [key: string]: unknown;
                            };
                            /** Format: date-time */
                            createdAt: string;
                            /** Format: date-time */
                            updatedAt: string;
                        };
                    };
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/views/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string | number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string | number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        name?: string;
                        shared?: boolean;
                        content?: {
                            [key: string]: unknown;
                        };
                    };
                };
            };
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            id: number;
                            operatorId: number;
                            operatorName: string;
                            screen: string;
                            name: string;
                            shared: boolean;
                            content: {
                                [key: string]: unknown;
                            };
                            /** Format: date-time */
                            createdAt: string;
                            /** Format: date-time */
                            updatedAt: string;
                        };
                    };
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        trace?: never;
    };
    "/api/admin/service-areas": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: {
                                id: number;
                                hubId: number;
                                name: string;
                                isDefault: boolean;
                                geojson: unknown;
                                /** Format: date-time */
                                createdAt: string;
                            }[];
                        };
                    };
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post: {
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
                        /** @default false */
                        isDefault?: boolean;
                        geojson: {
                            type: string;
                        } & {
                            [key: string]: unknown;
                        };
                    };
                };
            };
            responses: {
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            id: number;
                            hubId: number;
                            name: string;
                            isDefault: boolean;
                            geojson: unknown;
                            /** Format: date-time */
                            createdAt: string;
                        };
                    };
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/service-areas/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string | number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            id: number;
                            hubId: number;
                            name: string;
                            isDefault: boolean;
                            geojson: unknown;
                            /** Format: date-time */
                            createdAt: string;
                        };
                    };
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string | number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        name: string;
                        /** @default false */
                        isDefault?: boolean;
                        geojson: {
                            type: string;
                        } & {
                            [key: string]: unknown;
                        };
                    };
                };
            };
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            id: number;
                            hubId: number;
                            name: string;
                            isDefault: boolean;
                            geojson: unknown;
                            /** Format: date-time */
                            createdAt: string;
                        };
                    };
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        post?: never;
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string | number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/shifts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query: {
                    week: string | number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: {
                                id: number;
                                areaName: string | null;
                                vehicleTypeName: string | null;
                                merchantName: string | null;
                                /** Format: date */
                                day: string;
                                from: string;
                                to: string;
                                /** Format: date-time */
                                startsAt: string;
                                /** Format: date-time */
                                endsAt: string;
                                places: number;
                                taken: number;
                                /** @enum {string} */
                                guarantee: "none" | "hour" | "shift";
                                guaranteeCents: number;
                                leastAcceptedPercent: number;
                                giveBackMinutes: number;
                                areaId: number | null;
                                vehicleTypeId: number | null;
                                merchantId: number | null;
                                /** @enum {string} */
                                state: "draft" | "published" | "cancelled";
                                bookings: {
                                    id: number;
                                    courierId: number;
                                    courierName: string;
                                    /** @enum {string} */
                                    state: "waiting" | "taken" | "given_back" | "removed" | "worked" | "missed";
                                    /** Format: date-time */
                                    createdAt: string;
                                    countedMinutes: number | null;
                                    offers: number | null;
                                    refused: number | null;
                                    earnedCents: number | null;
                                    guaranteedCents: number | null;
                                    toppedUpCents: number | null;
                                }[];
                            }[];
                        };
                    };
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        from: string;
                        to: string;
                        /** @default null */
                        areaId?: number | null;
                        /** @default null */
                        vehicleTypeId?: number | null;
                        /** @default null */
                        merchantId?: number | null;
                        places: number;
                        /**
                         * @default none
                         * @enum {string}
                         */
                        guarantee?: "none" | "hour" | "shift";
                        /** @default 0 */
                        guaranteeCents?: number;
                        /** @default 0 */
                        leastAcceptedPercent?: number;
                        /** @default 120 */
                        giveBackMinutes?: number;
                        days: string[];
                    };
                };
            };
            responses: {
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            count: number;
                        };
                    };
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/shifts/now": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: {
                                bookingId: number;
                                shiftId: number;
                                courierId: number;
                                courierName: string;
                                phone: string | null;
                                merchantId: number | null;
                                merchantName: string | null;
                                areaName: string | null;
                                /** Format: date-time */
                                startsAt: string;
                                /** Format: date-time */
                                endsAt: string;
                                here: boolean;
                                seen: boolean;
                            }[];
                        };
                    };
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/shifts/publish": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** Format: date */
                        week: string;
                    };
                };
            };
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            count: number;
                        };
                    };
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/shifts/copy": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** Format: date */
                        week: string;
                        /** Format: date */
                        to: string;
                    };
                };
            };
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            count: number;
                        };
                    };
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/shifts/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string | number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        from: string;
                        to: string;
                        /** @default null */
                        areaId?: number | null;
                        /** @default null */
                        vehicleTypeId?: number | null;
                        /** @default null */
                        merchantId?: number | null;
                        places: number;
                        /**
                         * @default none
                         * @enum {string}
                         */
                        guarantee?: "none" | "hour" | "shift";
                        /** @default 0 */
                        guaranteeCents?: number;
                        /** @default 0 */
                        leastAcceptedPercent?: number;
                        /** @default 120 */
                        giveBackMinutes?: number;
                        /** Format: date */
                        day: string;
                    };
                };
            };
            responses: {
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/shifts/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string | number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/shifts/bookings/{id}/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string | number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/tariffs/try": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        vehicleTypeId: number;
                        /** @default null */
                        categoryId?: number | null;
                        /** @default null */
                        merchantId?: number | null;
                        pickup: {
                            address?: string | null;
                            latitude?: number | null;
                            longitude?: number | null;
                        };
                        stops: {
                            address?: string | null;
                            latitude?: number | null;
                            longitude?: number | null;
                        }[];
                        /** @default false */
                        needsReturn?: boolean;
                        /** Format: date-time */
                        at?: string;
                        terms?: {
                            baseCents: number;
                            /** @default 0 */
                            includedM?: number;
                            bands: {
                                upToM: number | null;
                                centsPerKm: number;
                            }[];
                            /** @default 0 */
                            extraStopCents?: number;
                            /** @default 0 */
                            returnCentsPerKm?: number;
                            /** @default 0 */
                            minimumCents?: number;
                            /** @default [] */
                            periods?: {
                                name: string;
                                days: number[];
                                from: string;
                                to: string;
                                factorBp: number;
                            }[];
                            promiseMinutes?: number | null;
                        };
                        tariffId?: number;
                    };
                };
            };
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            totalCents: number;
                            lines: {
                                /** @enum {string} */
                                kind: "base" | "distance" | "stops" | "return" | "minimum" | "period" | "surge";
                                cents: number;
                                metres: number | null;
                                upToM: number | null;
                                centsPerKm: number | null;
                                stops: number | null;
                                centsPerStop: number | null;
                                factorBp: number | null;
                                name: string | null;
                            }[];
                            tariff: {
                                id: number | null;
                                name: string;
                            };
                            distanceM: number;
                            /** @enum {string} */
                            distanceSource: "server" | "roads" | "straight_line";
                            distances: {
                                straightM: number;
                                roadsM: number | null;
                            };
                            returnDistanceM: number;
                            durationS: number;
                            /** Format: date-time */
                            at: string;
                            pickup: components["schemas"]["Point"];
                            stops: components["schemas"]["Point"][];
                            way: components["schemas"]["Point"][];
                        };
                    };
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/tariffs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: components["schemas"]["Tariff"][];
                        };
                    };
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post: {
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
                        vehicleTypeId: number;
                        terms: {
                            baseCents: number;
                            /** @default 0 */
                            includedM?: number;
                            bands: {
                                upToM: number | null;
                                centsPerKm: number;
                            }[];
                            /** @default 0 */
                            extraStopCents?: number;
                            /** @default 0 */
                            returnCentsPerKm?: number;
                            /** @default 0 */
                            minimumCents?: number;
                            /** @default [] */
                            periods?: {
                                name: string;
                                days: number[];
                                from: string;
                                to: string;
                                factorBp: number;
                            }[];
                            promiseMinutes?: number | null;
                        };
                        categoryId?: number | null;
                        merchantId?: number | null;
                        courierShareBp?: number | null;
                        active?: boolean;
                        validFrom?: string | null;
                        validUntil?: string | null;
                    };
                };
            };
            responses: {
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Tariff"];
                    };
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/tariffs/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string | number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Tariff"];
                    };
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string | number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string | number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        name?: string;
                        vehicleTypeId?: number;
                        terms?: {
                            baseCents: number;
                            /** @default 0 */
                            includedM?: number;
                            bands: {
                                upToM: number | null;
                                centsPerKm: number;
                            }[];
                            /** @default 0 */
                            extraStopCents?: number;
                            /** @default 0 */
                            returnCentsPerKm?: number;
                            /** @default 0 */
                            minimumCents?: number;
                            /** @default [] */
                            periods?: {
                                name: string;
                                days: number[];
                                from: string;
                                to: string;
                                factorBp: number;
                            }[];
                            promiseMinutes?: number | null;
                        };
                        categoryId?: number | null;
                        merchantId?: number | null;
                        courierShareBp?: number | null;
                        active?: boolean;
                        validFrom?: string | null;
                        validUntil?: string | null;
                    };
                };
            };
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Tariff"];
                    };
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        trace?: never;
    };
    "/api/admin/vehicle-types": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: components["schemas"]["VehicleType"][];
                        };
                    };
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post: {
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
                        /** @enum {string} */
                        kind: "motorbike" | "car" | "bicycle" | "scooter" | "truck";
                        dimensionsRequired?: boolean;
                        limitsEnforced?: boolean;
                        maxHeightCm?: number | null;
                        maxWidthCm?: number | null;
                        maxLengthCm?: number | null;
                        maxWeightKg?: number | null;
                        media?: {
                            /** Format: uri */
                            url: string;
                            contentType: string;
                        }[];
                    };
                };
            };
            responses: {
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["VehicleType"];
                    };
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/vehicle-types/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string | number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["VehicleType"];
                    };
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string | number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        name?: string;
                        /** @enum {string} */
                        kind?: "motorbike" | "car" | "bicycle" | "scooter" | "truck";
                        dimensionsRequired?: boolean;
                        limitsEnforced?: boolean;
                        maxHeightCm?: number | null;
                        maxWidthCm?: number | null;
                        maxLengthCm?: number | null;
                        maxWeightKg?: number | null;
                        media?: {
                            /** Format: uri */
                            url: string;
                            contentType: string;
                        }[];
                    };
                };
            };
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["VehicleType"];
                    };
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        trace?: never;
    };
    "/api/admin/wallets/audit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: {
                                accountId: number;
                                role: string;
                                holderId: number;
                                balanceCents: number;
                                entriesCents: number;
                            }[];
                        };
                    };
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/wallets/{kind}/{holder}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: {
                    operation?: "credit" | "debit";
                    externalId?: string | number;
                    page?: string | number;
                    perPage?: string | number;
                };
                header?: never;
                path: {
                    kind: "merchants" | "couriers";
                    holder: string | number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
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
                                kind: "credit_added" | "credit_removed" | "top_up" | "top_up_fee" | "order_payment" | "order_refund" | "order_earning" | "withdrawal" | "cash_share" | "cash_charge" | "guarantee_top_up";
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
                            total: number;
                            page: number;
                            perPage: number;
                            balanceCents: number;
                        };
                    };
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/wallets/{kind}/{holder}/credit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    kind: "merchants" | "couriers";
                    holder: string | number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        amountCents: number;
                        description: string;
                        /** @default null */
                        externalId?: string | null;
                    };
                };
            };
            responses: {
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            id: number;
                            /** Format: uuid */
                            uuid: string;
                            /** @enum {string} */
                            operation: "credit" | "debit";
                            /** @enum {string} */
                            kind: "credit_added" | "credit_removed" | "top_up" | "top_up_fee" | "order_payment" | "order_refund" | "order_earning" | "withdrawal" | "cash_share" | "cash_charge" | "guarantee_top_up";
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
                            balanceCents: number;
                            duplicated: boolean;
                        };
                    };
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/wallets/{kind}/{holder}/debit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    kind: "merchants" | "couriers";
                    holder: string | number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        amountCents: number;
                        description: string;
                        /** @default null */
                        externalId?: string | null;
                    };
                };
            };
            responses: {
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            id: number;
                            /** Format: uuid */
                            uuid: string;
                            /** @enum {string} */
                            operation: "credit" | "debit";
                            /** @enum {string} */
                            kind: "credit_added" | "credit_removed" | "top_up" | "top_up_fee" | "order_payment" | "order_refund" | "order_earning" | "withdrawal" | "cash_share" | "cash_charge" | "guarantee_top_up";
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
                            balanceCents: number;
                            duplicated: boolean;
                        };
                    };
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/wallets/{kind}/{holder}/top-up": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    kind: "merchants" | "couriers";
                    holder: string | number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        amountCents: number;
                        description: string;
                        /** @default null */
                        externalId?: string | null;
                        /** @enum {string} */
                        paymentMethod: "pix" | "boleto" | "credit_card" | "cash" | "transfer" | "other";
                        /** @default true */
                        chargeFee?: boolean;
                    };
                };
            };
            responses: {
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            id: number;
                            /** Format: uuid */
                            uuid: string;
                            /** @enum {string} */
                            operation: "credit" | "debit";
                            /** @enum {string} */
                            kind: "credit_added" | "credit_removed" | "top_up" | "top_up_fee" | "order_payment" | "order_refund" | "order_earning" | "withdrawal" | "cash_share" | "cash_charge" | "guarantee_top_up";
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
                            balanceCents: number;
                            duplicated: boolean;
                            feeCents: number;
                        };
                    };
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/webhooks/deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: {
                    subscriptionId?: string | number;
                    aggregateId?: string | number;
                    state?: "queued" | "due" | "delivered" | "given_up" | "skipped" | "merged" | "cancelled";
                    from?: string | number;
                    to?: string | number;
                    cursor?: string | number;
                    limit?: string | number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
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
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/webhooks/deliveries/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string | number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
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
                    };
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/webhooks/deliveries/resend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        subscriptionId?: number;
                        aggregateId?: number;
                        /** @enum {string} */
                        state?: "delivered" | "given_up" | "cancelled";
                        /** Format: date-time */
                        from?: string;
                        /** Format: date-time */
                        to?: string;
                    };
                };
            };
            responses: {
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
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/webhooks/deliveries/{id}/resend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string | number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
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
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/webhooks/subscriptions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: components["schemas"]["WebhookSubscription"][];
                        };
                    };
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/webhooks/subscriptions/{id}/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string | number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                202: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            deliveryId: number;
                            state: string;
                            status: number | null;
                            error: string | null;
                            notice: string | null;
                        };
                    };
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/webhooks/subscriptions/{face}/{id}/secret": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    face: "full-api" | "open-delivery" | "model-m";
                    id: string | number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
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
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/webhooks/subscriptions/{face}/{id}/reactivate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    face: "full-api" | "open-delivery" | "model-m";
                    id: string | number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["WebhookSubscription"];
                    };
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/withdrawals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: {
                    status?: "pending" | "completed" | "reversed" | "all";
                    ownerKind?: "merchant" | "courier";
                    ownerId?: string | number;
                    from?: string | number;
                    to?: string | number;
                    cursor?: string | number;
                    limit?: string | number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
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
                                kind: "credit_added" | "credit_removed" | "top_up" | "top_up_fee" | "order_payment" | "order_refund" | "order_earning" | "withdrawal" | "cash_share" | "cash_charge" | "guarantee_top_up";
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
                                owner: {
                                    /** @enum {string} */
                                    kind: "merchant" | "courier";
                                    id: number;
                                    name: string;
                                    phone: string | null;
                                    pixKey: string | null;
                                };
                                payout: {
                                    /** @enum {string} */
                                    state: "requested" | "approved" | "paying" | "paid" | "returned";
                                    paysCents: number;
                                    feeCents: number;
                                    keyOwner: {
                                        name: string;
                                        document: string | null;
                                        bank: string | null;
                                    } | null;
                                    approvalsNeeded: number;
                                    approvals: {
                                        id: number;
                                        name: string;
                                        /** Format: date-time */
                                        at: string;
                                    }[];
                                    provider: string | null;
                                    providerId: string | null;
                                    endToEndId: string | null;
                                    payingSince: string | null;
                                    trouble: string | null;
                                    reason: string | null;
                                    endedAt: string | null;
                                } | null;
                            }[];
                            nextCursor: string | null;
                        };
                    };
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/withdrawals/{id}/approve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string | number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            state: "requested" | "approved" | "paying" | "paid" | "returned";
                            paysCents: number;
                            feeCents: number;
                            keyOwner: {
                                name: string;
                                document: string | null;
                                bank: string | null;
                            } | null;
                            approvalsNeeded: number;
                            approvals: {
                                id: number;
                                name: string;
                                /** Format: date-time */
                                at: string;
                            }[];
                            provider: string | null;
                            providerId: string | null;
                            endToEndId: string | null;
                            payingSince: string | null;
                            trouble: string | null;
                            reason: string | null;
                            endedAt: string | null;
                        };
                    };
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/withdrawals/{id}/complete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string | number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            id: number;
                            /** Format: uuid */
                            uuid: string;
                            /** @enum {string} */
                            operation: "credit" | "debit";
                            /** @enum {string} */
                            kind: "credit_added" | "credit_removed" | "top_up" | "top_up_fee" | "order_payment" | "order_refund" | "order_earning" | "withdrawal" | "cash_share" | "cash_charge" | "guarantee_top_up";
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
                    };
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/withdrawals/{id}/refuse": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string | number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        reason: string;
                    };
                };
            };
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            id: number;
                            /** Format: uuid */
                            uuid: string;
                            /** @enum {string} */
                            operation: "credit" | "debit";
                            /** @enum {string} */
                            kind: "credit_added" | "credit_removed" | "top_up" | "top_up_fee" | "order_payment" | "order_refund" | "order_earning" | "withdrawal" | "cash_share" | "cash_charge" | "guarantee_top_up";
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
                            balanceCents: number;
                        };
                    };
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rastreio/recursos/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    name: string | number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "text/css": string;
                        "text/javascript": string;
                    };
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rastreio/recursos/images/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    name: string | number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "image/png": string;
                    };
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rastreio/recursos/cores/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    name: string | number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "text/css": string;
                    };
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rastreio/{token}/avaliacao": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    token: string | number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "text/html": string;
                    };
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rastreio/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    token: string | number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "text/html": string;
                    };
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rastreio/{token}/estado": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    token: string | number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            status: string;
                        } & {
                            [key: string]: unknown;
                        };
                    };
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rastreio/{token}/ruas/{view}.svg": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    token: string | number;
                    view: string | number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "image/svg+xml": string;
                    };
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rastreio/{token}/eventos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    token: string | number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "text/event-stream": string;
                    };
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rastreio/{token}/recado": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    token: string | number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "text/html": string;
                    };
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/courier/positions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        latitude: number;
                        longitude: number;
                        /** Format: date-time */
                        at: string;
                        accuracy?: number | null;
                    } | {
                        latitude: number;
                        longitude: number;
                        /** Format: date-time */
                        at: string;
                        accuracy?: number | null;
                    }[];
                };
            };
            responses: {
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/courier/map": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
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
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/courier/map/streets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query: {
                    south: string | number;
                    west: string | number;
                    north: string | number;
                    east: string | number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
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
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/courier/map/way": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
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
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/courier/map/demand": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: {
                                latitude: number;
                                longitude: number;
                                waiting: number;
                                recent: number;
                            }[];
                        };
                    };
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/courier/emergency": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: {
                                name: string | null;
                                phone: string;
                                own: boolean;
                            }[];
                        };
                    };
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @default null */
                        position?: {
                            latitude: number;
                            longitude: number;
                        } | null;
                    };
                };
            };
            responses: {
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/courier/notices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: {
                                id: number;
                                text: string;
                                /** Format: date-time */
                                at: string;
                            }[];
                        };
                    };
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/courier/notices/{id}/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string | number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/courier/work-rules": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            atStop: {
                                withinM: number;
                                waitMinutes: number;
                            };
                        };
                    };
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/courier/goods-tasks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: {
                                /** @enum {string} */
                                kind: "bring_back" | "hand_over" | "receive";
                                orderId: number;
                                publicId: string;
                                merchantName: string;
                                pickupAddress: string;
                                /** Format: date-time */
                                since: string;
                                other: {
                                    name: string;
                                    phone: string | null;
                                } | null;
                            }[];
                        };
                    };
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/courier/goods-tasks/{id}/done": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string | number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/courier/orders/{id}/stops/{stopId}/addresses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query: {
                    q: string | number;
                };
                header?: never;
                path: {
                    id: string | number;
                    stopId: string | number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: {
                                address: string;
                                latitude: number;
                                longitude: number;
                                /** @enum {string} */
                                precision: "house" | "stretch" | "street";
                            }[];
                        };
                    };
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/courier/orders/{id}/stops/{stopId}/quote": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string | number;
                    stopId: string | number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
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
                };
            };
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            address: string;
                            latitude: number;
                            longitude: number;
                            price: {
                                payCents: number;
                                totalCents: number;
                                distance: number;
                                durationSeconds: number;
                            } | null;
                        };
                    };
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/courier/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        phone?: string;
                        email?: string;
                        password: string;
                    };
                };
            };
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            token: string;
                            /** Format: date-time */
                            expiresAt: string;
                            courier: components["schemas"]["CourierAccount"];
                        };
                    };
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/courier/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
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
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        phone?: string;
                        email?: string;
                        password: string;
                    };
                };
            };
            responses: {
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/courier/sessions/current": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/courier/sessions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string | number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/courier/company": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            id: number;
                            name: string;
                            city: string;
                            state: string;
                            timezone: string;
                            phone: string | null;
                            logoUrl: string | null;
                            privacyNotice: string;
                            vehicleTypes: {
                                id: number;
                                name: string;
                                /** @enum {string} */
                                kind: "motorbike" | "car" | "bicycle" | "scooter" | "truck";
                            }[];
                        };
                    };
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/courier/companies/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string | number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            id: number;
                            name: string;
                            city: string;
                            state: string;
                            timezone: string;
                            phone: string | null;
                            logoUrl: string | null;
                            privacyNotice: string;
                            vehicleTypes: {
                                id: number;
                                name: string;
                                /** @enum {string} */
                                kind: "motorbike" | "car" | "bicycle" | "scooter" | "truck";
                            }[];
                        };
                    };
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/courier/register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        hubId: number;
                        name: string;
                        phone: string;
                        password: string;
                        code?: string;
                        email?: string;
                        cpf?: string;
                        cnh?: string;
                        birthDate?: string;
                        pixKey?: string;
                        /** @enum {string} */
                        vehicleKind?: "motorbike" | "car" | "bicycle" | "scooter" | "truck";
                        vehicleModel?: string;
                        vehicleColor?: string;
                        vehiclePlate?: string;
                        vehicleYear?: number;
                        vehicleTypeIds?: string | number[];
                    };
                    "multipart/form-data": FormData;
                };
            };
            responses: {
                202: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            state: "code_sent" | "received";
                            channel: ("email" | "sms" | "whatsapp") | null;
                            validMinutes: number | null;
                        };
                    };
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/courier/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["CourierAccount"];
                    };
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put: {
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
                        email?: string | null;
                    };
                };
            };
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["CourierAccount"];
                    };
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/courier/online": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        until?: string | null;
                    };
                };
            };
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["CourierAccount"];
                    };
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/courier/offline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["CourierAccount"];
                    };
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/courier/documents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: {
                                id: number;
                                /** @enum {string} */
                                type: "identity" | "cnh" | "vehicle_registration" | "address_proof" | "face";
                                contentType: string;
                                /** Format: date-time */
                                createdAt: string;
                            }[];
                            missing: ("identity" | "cnh" | "vehicle_registration" | "address_proof" | "face")[];
                        };
                    };
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/courier/documents/{type}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    type: string | number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "multipart/form-data": FormData;
                };
            };
            responses: {
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            id: number;
                            /** @enum {string} */
                            type: "identity" | "cnh" | "vehicle_registration" | "address_proof" | "face";
                            contentType: string;
                            /** Format: date-time */
                            createdAt: string;
                        };
                    };
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/courier/offers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: components["schemas"]["Offer"][];
                        };
                    };
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/courier/offers/{id}/accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string | number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["CourierOrder"];
                    };
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/courier/offers/{id}/decline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string | number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/courier/orders/finished": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: {
                    cursor?: number;
                    limit?: number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: {
                                id: number;
                                publicId: string;
                                /** @enum {string} */
                                kind: "delivery" | "courier_call";
                                /** @enum {string} */
                                status: "waiting" | "scheduled" | "preparing" | "pending" | "accepted" | "arrived_pickup_location" | "collected" | "delivered" | "completed" | "cancelled";
                                cancelReason: string | null;
                                distance: number;
                                returnDistance: number;
                                durationSeconds: number;
                                needsReturn: boolean;
                                payCents: number;
                                payLines: {
                                    /** @enum {string} */
                                    kind: "base" | "distance" | "stops" | "return" | "minimum" | "period" | "surge" | "agreed" | "pay_minimum" | "pay_distance" | "rush" | "failed" | "return_ride" | "waiting" | "raise" | "floor" | "tip";
                                    cents: number;
                                }[];
                                /** Format: date-time */
                                createdAt: string;
                                acceptedAt: string | null;
                                finishedAt: string | null;
                                merchant: {
                                    name: string;
                                };
                                stopCount: number;
                                paid: boolean;
                            }[];
                            nextCursor: string | null;
                        };
                    };
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/courier/orders/sequence": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        keys: string[];
                    };
                };
            };
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            sequence: string[];
                        };
                    };
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/courier/orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: components["schemas"]["CourierOrder"][];
                            sequence: string[];
                        };
                    };
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/courier/orders/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string | number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["CourierOrder"];
                    };
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/courier/orders/{id}/arrive-pickup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string | number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        happenedAt?: string | null;
                        position?: {
                            latitude: number;
                            longitude: number;
                        } | null;
                    };
                };
            };
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["CourierOrder"];
                    };
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/courier/orders/{id}/collect": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string | number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        happenedAt?: string | null;
                        position?: {
                            latitude: number;
                            longitude: number;
                        } | null;
                        pickupCode?: string | null;
                    };
                };
            };
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["CourierOrder"];
                    };
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/courier/orders/{id}/return": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string | number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        happenedAt?: string | null;
                        position?: {
                            latitude: number;
                            longitude: number;
                        } | null;
                    };
                };
            };
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["CourierOrder"];
                    };
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/courier/orders/{id}/give-back": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string | number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        happenedAt?: string | null;
                        position?: {
                            latitude: number;
                            longitude: number;
                        } | null;
                        reason: string;
                    };
                };
            };
            responses: {
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/courier/orders/{id}/stops/{stopId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string | number;
                    stopId: string | number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
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
                };
            };
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["CourierOrder"];
                    };
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/courier/orders/{id}/stops/{stopId}/arrive": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string | number;
                    stopId: string | number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        happenedAt?: string | null;
                        position?: {
                            latitude: number;
                            longitude: number;
                        } | null;
                    };
                };
            };
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["CourierOrder"];
                    };
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/courier/orders/{id}/stops/{stopId}/deliver": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string | number;
                    stopId: string | number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        happenedAt?: string | null;
                        position?: {
                            latitude: number;
                            longitude: number;
                        } | null;
                        collected?: {
                            cents: number;
                            /** @enum {string} */
                            method: "cash" | "credit_card" | "debit_card" | "pix" | "meal_voucher" | "food_voucher" | "other";
                            changeCents?: number | null;
                            reason?: string | null;
                        } | null;
                        code?: string | null;
                        left?: ("door" | "neighbour") | null;
                        name?: string | null;
                        document?: string | null;
                        observation?: string | null;
                        /** @default [] */
                        evidenceIds?: number[];
                    };
                };
            };
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["CourierOrder"];
                    };
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/courier/orders/{id}/stops/{stopId}/fail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string | number;
                    stopId: string | number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        happenedAt?: string | null;
                        position?: {
                            latitude: number;
                            longitude: number;
                        } | null;
                        reason: string;
                        observation?: string | null;
                        /** @default [] */
                        evidenceIds?: number[];
                    };
                };
            };
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["CourierOrder"];
                    };
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/courier/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "text/event-stream": string;
                    };
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/courier/evidence": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "multipart/form-data": FormData;
                };
            };
            responses: {
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            id: number;
                            /** @enum {string} */
                            kind: "photo" | "signature";
                            contentType: string;
                            size: number;
                            /** Format: date-time */
                            createdAt: string;
                            /** Format: uri */
                            url: string;
                        };
                    };
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/arquivos/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: {
                    v?: string | number;
                };
                header?: never;
                path: {
                    token: string | number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
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
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/arquivos/couriers/{id}/{file}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: {
                    v?: string | number;
                };
                header?: never;
                path: {
                    id: string | number;
                    file: string | number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
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
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/courier/cash": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            inHandCents: number;
                            since: string | null;
                            limitCents: number | null;
                            aboveLimit: boolean;
                            announced: {
                                id: number;
                                cents: number;
                                /** Format: date-time */
                                at: string;
                            } | null;
                            collected: {
                                publicId: string;
                                merchantName: string;
                                amountCents: number;
                                /** Format: date-time */
                                at: string;
                            }[];
                            handIns: {
                                id: number;
                                /** @enum {string} */
                                state: "announced" | "confirmed" | "withdrawn";
                                announcedCents: number | null;
                                /** Format: date-time */
                                announcedAt: string;
                                countedCents: number | null;
                                reason: string | null;
                                decidedAt: string | null;
                            }[];
                        };
                    };
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/courier/cash/hand-ins": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
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
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            id: number;
                            /** @enum {string} */
                            state: "announced" | "confirmed" | "withdrawn";
                            announcedCents: number | null;
                            /** Format: date-time */
                            announcedAt: string;
                            countedCents: number | null;
                            reason: string | null;
                            decidedAt: string | null;
                        };
                    };
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/courier/cash/hand-ins/{id}/withdraw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string | number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            id: number;
                            /** @enum {string} */
                            state: "announced" | "confirmed" | "withdrawn";
                            announcedCents: number | null;
                            /** Format: date-time */
                            announcedAt: string;
                            countedCents: number | null;
                            reason: string | null;
                            decidedAt: string | null;
                        };
                    };
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/courier/wallet": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
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
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/courier/wallet/earnings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** Format: date */
                            today: string;
                            days: {
                                /** Format: date */
                                day: string;
                                cents: number;
                                orders: number;
                            }[];
                        };
                    };
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/courier/wallet/entries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: {
                    page?: number;
                    perPage?: number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
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
                                kind: string;
                                amountCents: number;
                                description: string;
                                /** @enum {string} */
                                status: "completed" | "pending" | "reversed";
                                orderId: number | null;
                                /** Format: date-time */
                                createdAt: string;
                            }[];
                            total: number;
                            page: number;
                            perPage: number;
                            balanceCents: number;
                        };
                    };
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/courier/wallet/statement": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query: {
                    from: string | number;
                    to: string | number;
                    format?: "json" | "csv" | "pdf";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** Format: date-time */
                            from: string;
                            /** Format: date-time */
                            to: string;
                            openingCents: number;
                            closingCents: number;
                            cashOpeningCents: number;
                            cashClosingCents: number;
                            months: {
                                month: string;
                                orders: number;
                                earnedCents: number;
                                addedCents: number;
                                takenCents: number;
                                withdrawnCents: number;
                            }[];
                            lines: {
                                id: number;
                                at: string | null;
                                description: string;
                                signedCents: number;
                                balanceCents: number;
                                payLines: {
                                    kind: string;
                                    cents: number;
                                }[];
                            }[] | null;
                        };
                        "text/csv": string;
                        "application/pdf": string;
                    };
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/courier/contests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: {
                                id: number;
                                /** @enum {string} */
                                about: "charge" | "missing_pay" | "block" | "difference";
                                subjectId: number;
                                text: string;
                                /** @enum {string} */
                                state: "open" | "accepted" | "refused";
                                /** Format: date-time */
                                dueAt: string;
                                answer: string | null;
                                decidedAt: string | null;
                                movementId: number | null;
                                /** Format: date-time */
                                createdAt: string;
                            }[];
                        };
                    };
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post: {
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
                        about: "charge" | "missing_pay" | "block" | "difference";
                        /** @default 0 */
                        subjectId?: number;
                        text: string;
                    };
                    "multipart/form-data": FormData;
                };
            };
            responses: {
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            id: number;
                            /** @enum {string} */
                            about: "charge" | "missing_pay" | "block" | "difference";
                            subjectId: number;
                            text: string;
                            /** @enum {string} */
                            state: "open" | "accepted" | "refused";
                            /** Format: date-time */
                            dueAt: string;
                            answer: string | null;
                            decidedAt: string | null;
                            movementId: number | null;
                            /** Format: date-time */
                            createdAt: string;
                        };
                    };
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/courier/shifts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: {
                                id: number;
                                areaName: string | null;
                                vehicleTypeName: string | null;
                                merchantName: string | null;
                                /** Format: date */
                                day: string;
                                from: string;
                                to: string;
                                /** Format: date-time */
                                startsAt: string;
                                /** Format: date-time */
                                endsAt: string;
                                places: number;
                                taken: number;
                                /** @enum {string} */
                                guarantee: "none" | "hour" | "shift";
                                guaranteeCents: number;
                                leastAcceptedPercent: number;
                                giveBackMinutes: number;
                                /** Format: date-time */
                                giveBackUntil: string;
                                state: ("waiting" | "taken" | "given_back" | "removed" | "worked" | "missed") | null;
                                position: number | null;
                                countedMinutes: number | null;
                                offers: number | null;
                                refused: number | null;
                                earnedCents: number | null;
                                guaranteedCents: number | null;
                                toppedUpCents: number | null;
                            }[];
                        };
                    };
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/courier/shifts/{id}/take": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string | number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            state: "waiting" | "taken" | "given_back" | "removed" | "worked" | "missed";
                        };
                    };
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/courier/shifts/{id}/give-back": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string | number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/courier/withdrawals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
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
                                kind: string;
                                amountCents: number;
                                description: string;
                                /** @enum {string} */
                                status: "completed" | "pending" | "reversed";
                                orderId: number | null;
                                /** Format: date-time */
                                createdAt: string;
                                payout: {
                                    /** @enum {string} */
                                    state: "requested" | "approved" | "paying" | "paid" | "returned";
                                    arrivesCents: number;
                                    feeCents: number;
                                    keyOwner: {
                                        name: string;
                                        document: string | null;
                                        bank: string | null;
                                    } | null;
                                    payingSince: string | null;
                                    reason: string | null;
                                } | null;
                            }[];
                        };
                    };
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        amountCents?: number;
                        /** @constant */
                        all?: true;
                    };
                };
            };
            responses: {
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            id: number;
                            /** Format: uuid */
                            uuid: string;
                            /** @enum {string} */
                            operation: "credit" | "debit";
                            kind: string;
                            amountCents: number;
                            description: string;
                            /** @enum {string} */
                            status: "completed" | "pending" | "reversed";
                            orderId: number | null;
                            /** Format: date-time */
                            createdAt: string;
                            balanceCents: number;
                        };
                    };
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/courier/withdrawals/terms": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            leastCents: number;
                            feeCents: number;
                            provider: boolean;
                            onDemand: boolean;
                            /** @enum {string} */
                            schedule: "none" | "daily" | "weekly";
                            /** @enum {string} */
                            weekday: "sunday" | "monday" | "tuesday" | "wednesday" | "thursday" | "friday" | "saturday";
                            hour: number;
                            keyOwner: {
                                name: string;
                                document: string | null;
                                bank: string | null;
                            } | null;
                        };
                    };
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/courier/withdrawals/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string | number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
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
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/courier/me/erasure": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            askedAt: string | null;
                        };
                    };
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            askedAt: string | null;
                        };
                    };
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/courier/me/data": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            [key: string]: unknown;
                        };
                    };
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/courier/pix-key": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        pixKey: string | null;
                        password: string;
                    };
                };
            };
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["CourierAccount"];
                    };
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/courier/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: {
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
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            token: string;
                            /** Format: date-time */
                            expiresAt: string;
                            courier: components["schemas"]["CourierAccount"];
                        };
                    };
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/courier/push-subscriptions/key": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            publicKey: string | null;
                        };
                    };
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/courier/push-subscriptions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        endpoint: string;
                        keys: {
                            p256dh: string;
                            auth: string;
                        };
                        /** @enum {string} */
                        language: "pt" | "en" | "es";
                    };
                };
            };
            responses: {
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
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/courier/push-subscriptions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string | number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/developer/apps/{id}/authorization": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string | number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            clientId: string;
                            redirectUris: string[];
                            scopes: ("quote" | "order" | "see_own" | "see_all" | "statement" | "store")[];
                            authorizeUrl: string;
                            tokenUrl: string;
                        };
                    };
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string | number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        redirectUris: string[];
                        scopes: ("quote" | "order" | "see_own" | "see_all" | "statement" | "store")[];
                    };
                };
            };
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            clientId: string;
                            redirectUris: string[];
                            scopes: ("quote" | "order" | "see_own" | "see_all" | "statement" | "store")[];
                            authorizeUrl: string;
                            tokenUrl: string;
                        };
                    };
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/developer/apps/{id}/connections": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string | number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: {
                                id: number;
                                merchantName: string;
                                webhookUrl: string | null;
                                /** Format: date-time */
                                connectedAt: string;
                                disconnectedAt: string | null;
                                shownAt: string | null;
                                lastUsedAt: string | null;
                                scopes: ("quote" | "order" | "see_own" | "see_all" | "statement" | "store")[] | null;
                            }[];
                        };
                    };
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/developer/apps/{id}/connections/{connectionId}/credentials": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string | number;
                    connectionId: string | number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            type: "open_delivery" | "full_api" | "model_m";
                            /** @enum {string} */
                            environment: "test" | "live";
                            clientId: string | null;
                            secret: string;
                            webhookSecret: string | null;
                            merchantId: number;
                            baseUrl: string;
                            tokenUrl: string | null;
                        };
                    };
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/developer/apps/{id}/connections/{connectionId}/credentials/renew": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string | number;
                    connectionId: string | number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            type: "open_delivery" | "full_api" | "model_m";
                            /** @enum {string} */
                            environment: "test" | "live";
                            clientId: string | null;
                            secret: string;
                            webhookSecret: string | null;
                            merchantId: number;
                            baseUrl: string;
                            tokenUrl: string | null;
                        };
                    };
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/developer/apps/{id}/credentials": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string | number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            type: "open_delivery" | "full_api" | "model_m";
                            /** @enum {string} */
                            environment: "test" | "live";
                            clientId: string | null;
                            secret: string;
                            baseUrl: string;
                            tokenUrl: string | null;
                            merchantId: number;
                            requestsPerMinute: number;
                            /** Format: date-time */
                            createdAt: string;
                            lastUsedAt: string | null;
                        };
                    };
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string | number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            type: "open_delivery" | "full_api" | "model_m";
                            /** @enum {string} */
                            environment: "test" | "live";
                            clientId: string | null;
                            secret: string;
                            baseUrl: string;
                            tokenUrl: string | null;
                            merchantId: number;
                            requestsPerMinute: number;
                            /** Format: date-time */
                            createdAt: string;
                            lastUsedAt: string | null;
                        };
                    };
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/developer/apps/{id}/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: {
                    lastEventId?: string | number;
                };
                header?: never;
                path: {
                    id: string | number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "text/event-stream": string;
                    };
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/developer/apps/{id}/deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: {
                    state?: "queued" | "due" | "delivered" | "given_up" | "skipped" | "merged" | "cancelled";
                    orderId?: string | number;
                    cursor?: string | number;
                    limit?: string | number;
                };
                header?: never;
                path: {
                    id: string | number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
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
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/developer/apps/{id}/deliveries/{deliveryId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string | number;
                    deliveryId: string | number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
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
                            url: string | null;
                            curl: string | null;
                        };
                    };
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/developer/apps/{id}/deliveries/{deliveryId}/resend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string | number;
                    deliveryId: string | number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
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
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/developer/apps/{id}/requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: {
                    method?: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
                    status?: "2xx" | "3xx" | "4xx" | "5xx";
                    path?: string | number;
                    cursor?: string | number;
                    limit?: string | number;
                };
                header?: never;
                path: {
                    id: string | number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: {
                                id: number;
                                /** Format: date-time */
                                at: string;
                                method: string;
                                path: string;
                                status: number;
                                durationMs: number;
                                requestId: string | null;
                                ignored: {
                                    field: string;
                                    meant: string | null;
                                }[] | null;
                            }[];
                            nextCursor: string | null;
                        };
                    };
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/developer/apps/{id}/requests/{requestId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string | number;
                    requestId: string | number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            id: number;
                            /** Format: date-time */
                            at: string;
                            method: string;
                            path: string;
                            headers: {
                                [key: string]: string;
                            };
                            body: string | null;
                            status: number;
                            answer: string | null;
                            durationMs: number;
                            requestId: string | null;
                            ignored: {
                                field: string;
                                meant: string | null;
                            }[] | null;
                            curl: string;
                        };
                    };
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/developer/listener": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/developer/apps/{id}/logo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string | number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "multipart/form-data": FormData;
                };
            };
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["App"];
                    };
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        post?: never;
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string | number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["App"];
                    };
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/developer/apps/{id}/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string | number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: {
                                id: number;
                                /** @enum {string} */
                                channel: "email" | "sms" | "whatsapp" | "push";
                                recipient: string;
                                subject: string;
                                text: string;
                                /** Format: date-time */
                                createdAt: string;
                            }[];
                        };
                    };
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/developer/apps/{id}/checklist": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string | number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: {
                                /** @enum {string} */
                                check: "token_cached" | "answers_in_time" | "bad_signature_refused" | "repeat_accepted" | "cancel_handled" | "order_completed";
                                passed: boolean | null;
                                good: number;
                                bad: number;
                            }[];
                        };
                    };
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/developer/apps/{id}/checklist/probes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string | number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                202: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/developer/apps/{id}/reviews": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string | number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: components["schemas"]["AppReview"][];
                        };
                    };
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string | number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @default null */
                        reason?: string | null;
                    };
                };
            };
            responses: {
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["AppReview"];
                    };
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/developer/apps/{id}/orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: {
                    cursor?: string | number;
                    limit?: string | number;
                };
                header?: never;
                path: {
                    id: string | number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
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
                                /** @enum {string} */
                                status: "waiting" | "scheduled" | "preparing" | "pending" | "accepted" | "arrived_pickup_location" | "collected" | "delivered" | "completed" | "cancelled";
                                cancelReason: string | null;
                                totalCents: number | null;
                                lateChargeCents: number;
                                /** Format: date-time */
                                createdAt: string;
                            }[];
                            nextCursor: string | null;
                        };
                    };
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string | number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /**
                         * @default normal
                         * @enum {string}
                         */
                        scenario?: "normal" | "fail_stop" | "give_back" | "late" | "nobody";
                    };
                };
            };
            responses: {
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            id: number;
                            publicId: string;
                            externalId: string | null;
                            /** @enum {string} */
                            status: "waiting" | "scheduled" | "preparing" | "pending" | "accepted" | "arrived_pickup_location" | "collected" | "delivered" | "completed" | "cancelled";
                            cancelReason: string | null;
                            totalCents: number | null;
                            lateChargeCents: number;
                            /** Format: date-time */
                            createdAt: string;
                            steps: ("next" | "late" | "fail_stop" | "give_back" | "cancel" | "nobody")[];
                            stops: {
                                ordinal: number;
                                address: string;
                                status: string;
                            }[];
                            timeline: {
                                type: string;
                                /** Format: date-time */
                                at: string;
                                stop: number | null;
                            }[];
                        };
                    };
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/developer/apps/{id}/orders/{orderId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string | number;
                    orderId: string | number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            id: number;
                            publicId: string;
                            externalId: string | null;
                            /** @enum {string} */
                            status: "waiting" | "scheduled" | "preparing" | "pending" | "accepted" | "arrived_pickup_location" | "collected" | "delivered" | "completed" | "cancelled";
                            cancelReason: string | null;
                            totalCents: number | null;
                            lateChargeCents: number;
                            /** Format: date-time */
                            createdAt: string;
                            steps: ("next" | "late" | "fail_stop" | "give_back" | "cancel" | "nobody")[];
                            stops: {
                                ordinal: number;
                                address: string;
                                status: string;
                            }[];
                            timeline: {
                                type: string;
                                /** Format: date-time */
                                at: string;
                                stop: number | null;
                            }[];
                        };
                    };
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/developer/apps/{id}/orders/{orderId}/steps": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string | number;
                    orderId: string | number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /**
                         * @default next
                         * @enum {string}
                         */
                        step?: "next" | "late" | "fail_stop" | "give_back" | "cancel" | "nobody";
                    };
                };
            };
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            id: number;
                            publicId: string;
                            externalId: string | null;
                            /** @enum {string} */
                            status: "waiting" | "scheduled" | "preparing" | "pending" | "accepted" | "arrived_pickup_location" | "collected" | "delivered" | "completed" | "cancelled";
                            cancelReason: string | null;
                            totalCents: number | null;
                            lateChargeCents: number;
                            /** Format: date-time */
                            createdAt: string;
                            steps: ("next" | "late" | "fail_stop" | "give_back" | "cancel" | "nobody")[];
                            stops: {
                                ordinal: number;
                                address: string;
                                status: string;
                            }[];
                            timeline: {
                                type: string;
                                /** Format: date-time */
                                at: string;
                                stop: number | null;
                            }[];
                        };
                    };
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/developer/apps/{id}/webhook": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string | number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            url: string | null;
                            events: string[] | null;
                            merchantsMaySetTheirOwn: boolean;
                            acceptAny2xx: boolean;
                            subscriptionId: number | null;
                            active: boolean;
                            consecutiveFailures: number;
                            lastStatus: number | null;
                            lastError: string | null;
                            notice: string | null;
                        };
                    };
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string | number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        url: string | null;
                        /** @default null */
                        events?: ("ORDER_CREATED" | "ORDER_SEARCHING_COURIER" | "ORDER_ACCEPTED" | "COURIER_ASSIGNED" | "ORDER_ARRIVED_AT_PICKUP" | "ORDER_COLLECTED" | "ORDER_COMPLETED" | "ORDER_CANCELLED" | "ORDER_UPDATED" | "ORDER_DELETED")[] | null;
                        /** @default false */
                        merchantsMaySetTheirOwn?: boolean;
                        /** @default false */
                        acceptAny2xx?: boolean;
                    };
                };
            };
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            url: string | null;
                            events: string[] | null;
                            merchantsMaySetTheirOwn: boolean;
                            acceptAny2xx: boolean;
                            subscriptionId: number | null;
                            active: boolean;
                            consecutiveFailures: number;
                            lastStatus: number | null;
                            lastError: string | null;
                            notice: string | null;
                        };
                    };
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/developer/apps/{id}/webhook/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string | number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: string[];
                        };
                    };
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/developer/apps/{id}/webhook/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string | number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @default null */
                        event?: string | null;
                    };
                };
            };
            responses: {
                202: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            deliveryId: number;
                            state: string;
                            status: number | null;
                            error: string | null;
                            notice: string | null;
                        };
                    };
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/developer/apps/{id}/webhook/secret": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string | number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            secret: string;
                            signedWithCredential: boolean;
                        };
                    };
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/developer/apps/{id}/webhooks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string | number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: {
                                id: number;
                                merchantName: string | null;
                                registered: boolean;
                                url: string;
                                events: string[] | null;
                                active: boolean;
                                consecutiveFailures: number;
                                lastStatus: number | null;
                                lastError: string | null;
                                notice: string | null;
                                /** Format: date-time */
                                createdAt: string;
                            }[];
                        };
                    };
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/developer/apps/{id}/webhooks/{webhookId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string | number;
                    webhookId: string | number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string | number;
                    webhookId: string | number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** Format: uri */
                        url?: string;
                        events?: ("ORDER_CREATED" | "ORDER_SEARCHING_COURIER" | "ORDER_ACCEPTED" | "COURIER_ASSIGNED" | "ORDER_ARRIVED_AT_PICKUP" | "ORDER_COLLECTED" | "ORDER_COMPLETED" | "ORDER_CANCELLED" | "ORDER_UPDATED" | "ORDER_DELETED")[];
                        active?: boolean;
                    };
                };
            };
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            id: number;
                            merchantName: string | null;
                            registered: boolean;
                            url: string;
                            events: string[] | null;
                            active: boolean;
                            consecutiveFailures: number;
                            lastStatus: number | null;
                            lastError: string | null;
                            notice: string | null;
                            /** Format: date-time */
                            createdAt: string;
                        };
                    };
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        trace?: never;
    };
    "/api/developer/apps/{id}/webhooks/{webhookId}/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string | number;
                    webhookId: string | number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                202: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            deliveryId: number;
                            state: string;
                            status: number | null;
                            error: string | null;
                            notice: string | null;
                        };
                    };
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/developer/apps": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: components["schemas"]["App"][];
                        };
                    };
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        teamId: number;
                        /** @enum {string} */
                        type: "open_delivery" | "full_api" | "model_m";
                        name: string;
                    };
                };
            };
            responses: {
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["App"];
                    };
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/developer/apps/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string | number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["App"];
                    };
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string | number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string | number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        name?: string;
                        description?: string | null;
                        website?: string | null;
                    };
                };
            };
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["App"];
                    };
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        trace?: never;
    };
    "/api/developer/apps/{id}/sandbox": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string | number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        robots: boolean;
                    };
                };
            };
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["App"];
                    };
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/developer/apps/{id}/activity": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: {
                    cursor?: string | number;
                    limit?: string | number;
                };
                header?: never;
                path: {
                    id: string | number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: {
                                id: number;
                                /** Format: date-time */
                                at: string;
                                by: string;
                                action: string;
                                entityId: string | null;
                                before: unknown;
                                after: unknown;
                            }[];
                            nextCursor: string | null;
                        };
                    };
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/developer/teams/{id}/invitations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string | number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        email: string;
                    };
                };
            };
            responses: {
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            id: number;
                            email: string;
                            invitedBy: string;
                            /** Format: date-time */
                            createdAt: string;
                            /** Format: date-time */
                            expiresAt: string;
                        };
                    };
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/developer/teams/{id}/invitations/{invitationId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string | number;
                    invitationId: string | number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/developer/teams/{id}/members/{developerId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string | number;
                    developerId: string | number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/developer/invitations/accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        token: string;
                    };
                };
            };
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            id: number;
                            name: string;
                            /** @enum {string} */
                            role: "owner" | "member";
                            /** Format: date-time */
                            createdAt: string;
                        };
                    };
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/developer/register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
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
                        email: string;
                        password: string;
                        invitation?: string;
                    };
                };
            };
            responses: {
                202: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            confirmed: boolean;
                        };
                    };
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/developer/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        token: string;
                        password: string;
                    };
                };
            };
            responses: {
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/developer/password-links": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
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
                    };
                };
            };
            responses: {
                202: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/developer/password-links/complete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        token: string;
                        password: string;
                    };
                };
            };
            responses: {
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/developer/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
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
                    };
                };
            };
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            token: string;
                            /** Format: date-time */
                            expiresAt: string;
                            developer: {
                                id: number;
                                name: string;
                                email: string;
                            };
                        };
                    };
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/developer/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
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
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post: {
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
                    };
                };
            };
            responses: {
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/developer/sessions/current": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            developer: {
                                id: number;
                                name: string;
                                email: string;
                            };
                            teams: {
                                id: number;
                                name: string;
                                /** @enum {string} */
                                role: "owner" | "member";
                                /** Format: date-time */
                                createdAt: string;
                            }[];
                        };
                    };
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/developer/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: {
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
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/developer/sessions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string | number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/developer/teams": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
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
                                role: "owner" | "member";
                                /** Format: date-time */
                                createdAt: string;
                            }[];
                        };
                    };
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post: {
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
                    };
                };
            };
            responses: {
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            id: number;
                            name: string;
                            /** @enum {string} */
                            role: "owner" | "member";
                            /** Format: date-time */
                            createdAt: string;
                        };
                    };
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/developer/teams/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string | number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            id: number;
                            name: string;
                            /** @enum {string} */
                            role: "owner" | "member";
                            /** Format: date-time */
                            createdAt: string;
                            members: {
                                developerId: number;
                                name: string;
                                email: string;
                                /** @enum {string} */
                                role: "owner" | "member";
                                /** Format: date-time */
                                since: string;
                            }[];
                            invitations: {
                                id: number;
                                email: string;
                                invitedBy: string;
                                /** Format: date-time */
                                createdAt: string;
                                /** Format: date-time */
                                expiresAt: string;
                            }[];
                        };
                    };
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string | number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        name: string;
                    };
                };
            };
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            id: number;
                            name: string;
                            /** @enum {string} */
                            role: "owner" | "member";
                            /** Format: date-time */
                            createdAt: string;
                        };
                    };
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        trace?: never;
    };
    "/api/developer/teams/{id}/transfer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string | number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        developerId: number;
                    };
                };
            };
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            id: number;
                            name: string;
                            /** @enum {string} */
                            role: "owner" | "member";
                            /** Format: date-time */
                            createdAt: string;
                        };
                    };
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/developer/teams/{id}/activity": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: {
                    cursor?: string | number;
                    limit?: string | number;
                };
                header?: never;
                path: {
                    id: string | number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: {
                                id: number;
                                /** Format: date-time */
                                at: string;
                                by: string;
                                action: string;
                                entityId: string | null;
                                before: unknown;
                                after: unknown;
                            }[];
                            nextCursor: string | null;
                        };
                    };
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/console/demonstration": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            mailbox: string | null;
                        };
                    };
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/console/mailbox": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "text/html": string;
                    };
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/merchant/delivery-imports/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
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
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
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
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
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
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post: {
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
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
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
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string | number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
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
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
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
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
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
                            preparation: {
                                preparationMinutes: number | null;
                                items: {
                                    weekday: number;
                                    hour: number;
                                    seconds: number;
                                    samples: number;
                                    used: boolean;
                                }[];
                            };
                        };
                    };
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch: {
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
                        address?: {
                            street: string;
                            /** @default null */
                            number?: string | null;
                            /** @default null */
                            complement?: string | null;
                            /** @default null */
                            district?: string | null;
                            /** @default null */
                            city?: string | null;
                            /** @default null */
                            state?: string | null;
                            /** @default null */
                            postalCode?: string | null;
                        };
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
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
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
                            preparation: {
                                preparationMinutes: number | null;
                                items: {
                                    weekday: number;
                                    hour: number;
                                    seconds: number;
                                    samples: number;
                                    used: boolean;
                                }[];
                            };
                        };
                    };
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
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
        put: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "multipart/form-data": FormData;
                };
            };
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
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
                            preparation: {
                                preparationMinutes: number | null;
                                items: {
                                    weekday: number;
                                    hour: number;
                                    seconds: number;
                                    samples: number;
                                    used: boolean;
                                }[];
                            };
                        };
                    };
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        post?: never;
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
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
        get: {
            parameters: {
                query?: {
                    response_type?: string | number;
                    client_id?: string | number;
                    redirect_uri?: string | number;
                    scope?: string | number;
                    state?: string | number;
                    code_challenge?: string | number;
                    code_challenge_method?: string | number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
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
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post: {
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
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
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
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
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
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
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
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
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
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post: {
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
                        /** @default null */
                        webhookUrl?: string | null;
                    };
                };
            };
            responses: {
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
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
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
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string | number;
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
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
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
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string | number;
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
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
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
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string | number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
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
        get: {
            parameters: {
                query?: {
                    subscriptionId?: string | number;
                    orderId?: string | number;
                    state?: "queued" | "due" | "delivered" | "given_up" | "skipped" | "merged" | "cancelled";
                    cursor?: string | number;
                    limit?: string | number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
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
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
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
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string | number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
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
                    };
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
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
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string | number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
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
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
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
        get: {
            parameters: {
                query?: {
                    lastEventId?: string | number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "text/event-stream": string;
                    };
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
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
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
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
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post: {
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
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
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
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string | number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
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
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
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
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string | number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
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
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
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
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put: {
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
                        /** @default null */
                        webhookUrl?: string | null;
                        /** @default false */
                        acceptMarketplaceOrders?: boolean;
                        /** @default false */
                        acceptAny2xx?: boolean;
                    };
                };
            };
            responses: {
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
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
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
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            id: number;
                            clientId: string;
                            clientSecret: string;
                        };
                    };
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
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
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                202: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            deliveryId: number;
                            state: string;
                            status: number | null;
                            error: string | null;
                            notice: string | null;
                        };
                    };
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
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
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @default false */
                        atomic?: boolean;
                        orders: {
                            /** @default null */
                            vehicleTypeId?: number | null;
                            /** @default null */
                            categoryId?: number | null;
                            pickup?: {
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
                            /** @default false */
                            needsReturn?: boolean;
                            /** @default [] */
                            stops?: {
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
                            }[];
                            openStops?: number;
                            /** @default false */
                            needsProof?: boolean;
                            externalId?: string | null;
                            observation?: string | null;
                            /** @default null */
                            goodsValueCents?: number | null;
                            /** @enum {string} */
                            paymentMethod: "invoiced" | "wallet" | "online";
                            /** @default null */
                            expectedTotalCents?: number | null;
                            /** @default null */
                            quoteId?: string | null;
                            /** @default false */
                            waitsForReady?: boolean;
                            scheduledFor?: string | null;
                        }[];
                    };
                };
            };
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
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
                    };
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
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
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string | number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
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
                    };
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
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
        get: {
            parameters: {
                query?: {
                    q?: string | number;
                    status?: string | number;
                    own?: "true" | "false";
                    scheduledOnly?: "true" | "false";
                    createdFrom?: string | number;
                    createdTo?: string | number;
                    cursor?: string | number;
                    limit?: string | number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
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
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @default null */
                        vehicleTypeId?: number | null;
                        /** @default null */
                        categoryId?: number | null;
                        pickup?: {
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
                        /** @default false */
                        needsReturn?: boolean;
                        /** @default [] */
                        stops?: {
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
                        }[];
                        openStops?: number;
                        /** @default false */
                        needsProof?: boolean;
                        externalId?: string | null;
                        observation?: string | null;
                        /** @default null */
                        goodsValueCents?: number | null;
                        /** @enum {string} */
                        paymentMethod: "invoiced" | "wallet" | "online";
                        /** @default null */
                        expectedTotalCents?: number | null;
                        /** @default null */
                        quoteId?: string | null;
                        /** @default false */
                        waitsForReady?: boolean;
                        scheduledFor?: string | null;
                    };
                };
            };
            responses: {
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["MerchantOrder"];
                    };
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
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
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @default null */
                        vehicleTypeId?: number | null;
                        /** @default null */
                        categoryId?: number | null;
                        pickup?: {
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
                        /** @default false */
                        needsReturn?: boolean;
                        stops: {
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
                        }[];
                        scheduledFor?: string | null;
                    };
                };
            };
            responses: {
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
                        };
                    };
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
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
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    key: string | number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["MerchantOrder"];
                    };
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
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
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string | number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["MerchantOrderDetail"];
                    };
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
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
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string | number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
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
                                kind: "credit_added" | "credit_removed" | "top_up" | "top_up_fee" | "order_payment" | "order_refund" | "order_earning" | "withdrawal" | "cash_share" | "cash_charge" | "guarantee_top_up";
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
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
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
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string | number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["MerchantOrder"];
                    };
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
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
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string | number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @default null */
                        note?: string | null;
                    };
                };
            };
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["MerchantOrder"];
                    };
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
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
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string | number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            totalCents: number;
                            distanceM: number;
                            /** @enum {string} */
                            goodsAt: "shop" | "courier";
                        };
                    };
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string | number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        scheduledFor?: string | null;
                        /** @default null */
                        expectedTotalCents?: number | null;
                    };
                };
            };
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["MerchantOrder"];
                    };
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
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
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string | number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["MerchantOrder"];
                    };
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
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
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @default null */
                        vehicleTypeId?: number | null;
                        /** @default null */
                        categoryId?: number | null;
                        pickup?: {
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
                        /** @default false */
                        needsReturn?: boolean;
                        stops: {
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
                        }[];
                        scheduledFor?: string | null;
                    };
                };
            };
            responses: {
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
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
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
        post: {
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
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
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
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
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
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post: {
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
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
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
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
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
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
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
        put: {
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
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
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
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string | number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
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
        post: {
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
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
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
        post: {
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
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
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
        post: {
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
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
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
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: {
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
                            }[];
                        };
                    };
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post: {
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
                        /**
                         * @default {
                         *       "ordering": false,
                         *       "readingOthers": false
                         *     }
                         */
                        restrictions?: {
                            ordering: boolean;
                            readingOthers: boolean;
                        };
                        dayLimitCents?: number | null;
                    };
                };
            };
            responses: {
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
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
                    };
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
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
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string | number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string | number;
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
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
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
                    };
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
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
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string | number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
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
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
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
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
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
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
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
        get: {
            parameters: {
                query?: {
                    operation?: "credit" | "debit";
                    page?: string | number;
                    perPage?: string | number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
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
                                kind: "credit_added" | "credit_removed" | "top_up" | "top_up_fee" | "order_payment" | "order_refund" | "order_earning" | "withdrawal" | "cash_share" | "cash_charge" | "guarantee_top_up";
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
                            total: number;
                            page: number;
                            perPage: number;
                            balanceCents: number;
                        };
                    };
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
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
        get: {
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
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
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
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: {
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
                            }[];
                        };
                    };
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post: {
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
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
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
                    };
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
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
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string | number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
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
                    };
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
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
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string | number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
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
                    };
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
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
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
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
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post: {
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
                        /** @default null */
                        securityCode?: string | null;
                    };
                };
            };
            responses: {
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
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
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
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string | number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string | number;
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
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
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
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string | number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                202: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            deliveryId: number;
                            state: string;
                            status: number | null;
                            error: string | null;
                            notice: string | null;
                        };
                    };
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
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
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string | number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
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
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
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
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
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
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
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
        get: {
            parameters: {
                query: {
                    from: string | number;
                    to: string | number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            items: {
                                /** Format: date */
                                day: string;
                                orders: number;
                                delivered: number;
                                cancelled: number;
                                spentCents: number;
                            }[];
                        };
                    };
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
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
        get: {
            parameters: {
                query?: {
                    cursor?: string | number;
                    limit?: string | number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
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
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
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
        get: {
            parameters: {
                query?: {
                    format?: "json" | "csv" | "xlsx" | "csv-raw";
                };
                header?: never;
                path: {
                    id: string | number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
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
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
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
        get: {
            parameters: {
                query?: {
                    q?: string | number;
                    limit?: string | number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
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
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post: {
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
                        /** @default null */
                        phone?: string | null;
                        address: string;
                        /** @default null */
                        complement?: string | null;
                        /** @default null */
                        reference?: string | null;
                        /** @default null */
                        instructions?: string | null;
                        /** @default null */
                        latitude?: number | null;
                        /** @default null */
                        longitude?: number | null;
                    };
                };
            };
            responses: {
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
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
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
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string | number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        name: string;
                        /** @default null */
                        phone?: string | null;
                        address: string;
                        /** @default null */
                        complement?: string | null;
                        /** @default null */
                        reference?: string | null;
                        /** @default null */
                        instructions?: string | null;
                        /** @default null */
                        latitude?: number | null;
                        /** @default null */
                        longitude?: number | null;
                    };
                };
            };
            responses: {
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
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        post?: never;
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string | number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
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
        get: {
            parameters: {
                query?: {
                    q?: string | number;
                    limit?: string | number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
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
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post: {
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
                        /** @default null */
                        phone?: string | null;
                        address: string;
                        /** @default null */
                        complement?: string | null;
                        /** @default null */
                        reference?: string | null;
                        /** @default null */
                        instructions?: string | null;
                        /** @default null */
                        latitude?: number | null;
                        /** @default null */
                        longitude?: number | null;
                    };
                };
            };
            responses: {
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
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
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
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string | number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        name: string;
                        /** @default null */
                        phone?: string | null;
                        address: string;
                        /** @default null */
                        complement?: string | null;
                        /** @default null */
                        reference?: string | null;
                        /** @default null */
                        instructions?: string | null;
                        /** @default null */
                        latitude?: number | null;
                        /** @default null */
                        longitude?: number | null;
                    };
                };
            };
            responses: {
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
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        post?: never;
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string | number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
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
        post: {
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
                    };
                };
            };
            responses: {
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
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
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
        post: {
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
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/.well-known/oauth-authorization-server": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            issuer: string;
                        } & {
                            [key: string]: unknown;
                        };
                    };
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payments/pix": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": Record<string, never>;
                    };
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payments/payouts/{hubId}/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    hubId: string | number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        [key: string]: unknown;
                    };
                };
            };
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": Record<string, never>;
                    };
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payments/payouts/{hubId}/consent": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    hubId: string | number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        [key: string]: unknown;
                    };
                };
            };
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "APPROVED" | "REFUSED";
                            refuseReason?: string;
                        };
                    };
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/console/password-resets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
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
                        kind: "courier" | "merchant" | "operator";
                        email?: string;
                        phone?: string;
                    };
                };
            };
            responses: {
                202: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/console/password-resets/complete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        token: string;
                        password: string;
                    };
                };
            };
            responses: {
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/senha/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    token: string | number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "text/html": string;
                    };
                };
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/problem+json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        Problem: {
            type: string;
            title: string;
            status: number;
            detail: string;
            errors?: {
                [key: string]: string[];
            };
        };
        AddressImport: {
            id: number;
            fileName: string;
            /** @enum {string} */
            state: "waiting" | "running" | "done" | "refused" | "cancelled";
            skipFaulty: boolean;
            streets: number | null;
            streetsDone: number;
            lines: number | null;
            faultCount: number;
            faults: {
                line: number;
                problem: string;
            }[];
            startedBy: string;
            /** Format: date-time */
            createdAt: string;
            finishedAt: string | null;
        };
        Point: {
            latitude: number;
            longitude: number;
        };
        CashHolder: {
            courierId: number;
            name: string;
            phone: string | null;
            inHandCents: number;
            since: string | null;
            limitCents: number | null;
            ownLimitCents: number | null;
            aboveLimit: boolean;
            announced: {
                id: number;
                cents: number;
                /** Format: date-time */
                at: string;
            } | null;
        };
        CashHandIn: {
            id: number;
            courierId: number;
            /** @enum {string} */
            state: "announced" | "confirmed" | "withdrawn";
            announcedCents: number | null;
            /** Format: date-time */
            announcedAt: string;
            countedCents: number | null;
            missing: ("remains" | "written_off" | "charged") | null;
            reason: string | null;
            decidedBy: unknown | null;
            decidedAt: string | null;
        };
        CityImport: {
            id: number;
            fileName: string;
            city: string;
            size: number;
            received: number;
            /** @enum {string} */
            state: "receiving" | "waiting" | "running" | "done" | "failed" | "cancelled";
            step: ("find" | "read" | "map" | "roads" | "streets") | null;
            percent: number;
            attempts: number;
            fault: ("too_large" | "disk_full" | "foreign" | "truncated" | "broken" | "empty" | "stopped" | "failed") | null;
            streets: number | null;
            houses: number | null;
            startedBy: string;
            /** Format: date-time */
            createdAt: string;
            startedAt: string | null;
            finishedAt: string | null;
            secondsLeft: number | null;
            resumable: boolean;
        };
        CourierLine: {
            id: number;
            hubId: number;
            name: string;
            email: string | null;
            phone: string | null;
            cpf: string | null;
            cnpj: string | null;
            cnh: string | null;
            sex: string | null;
            birthDate: string | null;
            fleetNumber: string | null;
            fleetId: number | null;
            vehicleTypeIds: number[];
            categoryIds: number[];
            blockedAreaIds: number[];
            acceptedPayments: string[];
            registration: string;
            /** Format: date-time */
            registrationChangedAt: string;
            registrationNote: string | null;
            approvedAt: string | null;
            blockedAt: string | null;
            blockedUntil: string | null;
            blockNote: string | null;
            withdrawalBlocked: boolean;
            pixKey: string | null;
            internalNotes: string[];
            extraData: string | null;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            address: {
                street: string | null;
                number: string | null;
                complement: string | null;
                district: string | null;
                city: string | null;
                state: string | null;
                postalCode: string | null;
                country: string | null;
                reference: string | null;
            };
            vehicle: {
                kind: string | null;
                model: string | null;
                color: string | null;
                plate: string | null;
                year: number | null;
            };
            online: boolean;
            /** @enum {string} */
            status: "offline" | "blocked" | "busy" | "available";
            shiftEndsAt: string | null;
            lastSeenAt: string | null;
            lastOrderAt: string | null;
            rating: number | null;
            location: components["schemas"]["Point"] | null;
            activeOrders: ({
                id: number;
                /** @enum {string} */
                status: "waiting" | "scheduled" | "preparing" | "pending" | "accepted" | "arrived_pickup_location" | "collected" | "delivered" | "completed" | "cancelled";
            } & {
                [key: string]: unknown;
            })[];
        };
        Courier: {
            id: number;
            hubId: number;
            name: string;
            email: string | null;
            phone: string | null;
            cpf: string | null;
            cnpj: string | null;
            cnh: string | null;
            sex: string | null;
            birthDate: string | null;
            fleetNumber: string | null;
            fleetId: number | null;
            vehicleTypeIds: number[];
            categoryIds: number[];
            blockedAreaIds: number[];
            acceptedPayments: string[];
            registration: string;
            /** Format: date-time */
            registrationChangedAt: string;
            registrationNote: string | null;
            approvedAt: string | null;
            blockedAt: string | null;
            blockedUntil: string | null;
            blockNote: string | null;
            withdrawalBlocked: boolean;
            pixKey: string | null;
            internalNotes: string[];
            extraData: string | null;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            address: {
                street: string | null;
                number: string | null;
                complement: string | null;
                district: string | null;
                city: string | null;
                state: string | null;
                postalCode: string | null;
                country: string | null;
                reference: string | null;
            };
            vehicle: {
                kind: string | null;
                model: string | null;
                color: string | null;
                plate: string | null;
                year: number | null;
            };
            online: boolean;
            /** @enum {string} */
            status: "offline" | "blocked" | "busy" | "available";
            shiftEndsAt: string | null;
            lastSeenAt: string | null;
            lastOrderAt: string | null;
            rating: number | null;
            location: components["schemas"]["Point"] | null;
            activeOrders: ({
                id: number;
                /** @enum {string} */
                status: "waiting" | "scheduled" | "preparing" | "pending" | "accepted" | "arrived_pickup_location" | "collected" | "delivered" | "completed" | "cancelled";
            } & {
                [key: string]: unknown;
            })[];
            balanceCents: number;
        };
        Hub: {
            id: number;
            name: string;
            timezone: string;
            city: string;
            state: string;
            plan: string;
            trialEndsAt: string | null;
            sandbox: boolean;
            settings: {
                branding: {
                    /** @default null */
                    name: string | null;
                    /** @default null */
                    logoUrl: string | null;
                    /** @default null */
                    color: string | null;
                    /** @default null */
                    phone: string | null;
                    /** @default null */
                    whatsapp: string | null;
                    /** @default null */
                    email: string | null;
                    /** @default null */
                    website: string | null;
                };
                /** @default true */
                preparingAllowed: boolean;
                /** @default true */
                returnOnFailedStop: boolean;
                /** @default null */
                ifUndelivered: ("return" | "leave_at_door" | "try_again_today" | "try_again_tomorrow" | "dispose") | null;
                /** @default 10000 */
                redeliveryPriceBp: number;
                /** @default false */
                pickupCode: boolean;
                /** @default false */
                confirmationCode: boolean;
                /** @default true */
                showExternalIds: boolean;
                /** @default null */
                priceDistances: ("straight_line" | "roads") | null;
                /**
                 * @default server_first
                 * @enum {string}
                 */
                ways: "server_first" | "roads_first" | "server" | "roads" | "straight_line";
                /** @default 15 */
                quoteMinutes: number;
                /** @default {} */
                topUpFees: {
                    pix?: {
                        fixedCents: number;
                        percentBp: number;
                    };
                    boleto?: {
                        fixedCents: number;
                        percentBp: number;
                    };
                    credit_card?: {
                        fixedCents: number;
                        percentBp: number;
                    };
                };
                /** @default null */
                arrival: {
                    toleranceMinutes: number;
                    chargeCents: number;
                } | null;
                /** @default null */
                collection: {
                    toleranceMinutes: number;
                    chargeCents: number;
                } | null;
                dispatch: {
                    /**
                     * @default nearest_first
                     * @enum {string}
                     */
                    strategy: "nearest_first" | "broadcast" | "fixed_list" | "planned";
                    /** @default 30 */
                    offerSeconds: number;
                    /** @default 2000 */
                    initialRadiusM: number;
                    /** @default 2000 */
                    radiusStepM: number;
                    /** @default 10000 */
                    maxRadiusM: number;
                    /** @default null */
                    reach: {
                        initialMinutes: number;
                        stepMinutes: number;
                        maxMinutes: number;
                    } | null;
                    /** @default 5 */
                    broadcastSize: number;
                    /** @default [] */
                    fixedCourierIds: number[];
                    /**
                     * @default offer
                     * @enum {string}
                     */
                    assignment: "offer" | "direct";
                    /** @default false */
                    shadowPlanning: boolean;
                    /** @default 2 */
                    pickupsPerTrip: number;
                    /** @default true */
                    insertion: boolean;
                    /** @default 15 */
                    delayLimitMinutes: number;
                    /** @default 40 */
                    promiseMinutes: number;
                    /** @default 15 */
                    notServedMinutes: number;
                    /**
                     * @default end
                     * @enum {string}
                     */
                    whenNotServed: "end" | "hold";
                    /** @default 3 */
                    maxOrdersPerCourier: number;
                };
                requests: {
                    /**
                     * @default automatic
                     * @enum {string}
                     */
                    acceptance: "automatic" | "manual";
                    /** @default 10 */
                    decisionMinutes: number;
                    /** @default [] */
                    marketplaces: string[];
                };
                /** @default 10000 */
                surgeBp: number;
                /** @default null */
                rush: {
                    /** Format: date-time */
                    since: string;
                    /** Format: date-time */
                    until: string;
                    surgeBp: number;
                    extraPromiseMinutes: number;
                    pausedAreaIds: number[];
                    pausedEverywhere: boolean;
                } | null;
                /** @default 8000 */
                courierShareBp: number;
                /** @default null */
                payRules: {
                    /** @default 0 */
                    minimumCents: number;
                    /** @default 0 */
                    centsPerKm: number;
                    /** @default 10 */
                    waitingAfterMinutes: number;
                    /** @default 0 */
                    waitingCentsPerMinute: number;
                    /** @default 60 */
                    waitingMostMinutes: number;
                    /** @default 0 */
                    rushBonusBp: number;
                    /** @default 0 */
                    returnCentsPerKm: number;
                    /** @default 10000 */
                    failedBp: number;
                    /** @default 0 */
                    floorOrderCents: number;
                    /** @default 0 */
                    floorHourCents: number;
                } | null;
                /** @default null */
                cashLimitCents: number | null;
                /** @default true */
                courierOverdraftAllowed: boolean;
                /** @default 500 */
                leastWithdrawalCents: number;
                payouts: {
                    /** @default 0 */
                    atOnceBelowCents: number;
                    /** @default 100000 */
                    twoFromCents: number | null;
                    /** @default 0 */
                    feeCents: number;
                    /**
                     * @default hub
                     * @enum {string}
                     */
                    feePaidBy: "hub" | "courier";
                    /** @default true */
                    onDemand: boolean;
                    /**
                     * @default none
                     * @enum {string}
                     */
                    schedule: "none" | "daily" | "weekly";
                    /**
                     * @default friday
                     * @enum {string}
                     */
                    weekday: "sunday" | "monday" | "tuesday" | "wednesday" | "thursday" | "friday" | "saturday";
                    /** @default 9 */
                    hour: number;
                };
                /** @default 72 */
                contestHours: number;
                /** @default null */
                onlinePayment: {
                    pixKey: string;
                    merchantName: string;
                    city: string;
                    /** @default 30 */
                    expiryMinutes: number;
                } | null;
                /** @default true */
                courierRegistrations: boolean;
                /** @default null */
                privacyNotice: string | null;
                /** @default 10 */
                offlineAfterMinutes: number | null;
                /** @default 30 */
                courierContactMinutes: number;
                recipientMessages: {
                    /** @default [] */
                    onTheWay: ("sms" | "whatsapp")[];
                    /** @default [] */
                    arriving: ("sms" | "whatsapp")[];
                    /** @default [] */
                    delivered: ("sms" | "whatsapp")[];
                };
                /**
                 * @default [
                 *       {
                 *         "name": null,
                 *         "phone": "190"
                 *       },
                 *       {
                 *         "name": null,
                 *         "phone": "192"
                 *       }
                 *     ]
                 */
                emergencyNumbers: {
                    /** @default null */
                    name: string | null;
                    phone: string;
                }[];
                atStop: {
                    /** @default 300 */
                    withinM: number;
                    /** @default 5 */
                    waitMinutes: number;
                };
                /** @default [] */
                cancelReasons: string[];
                /** @default false */
                secondFactorRequired: boolean;
                /** @default null */
                robotStepSeconds: number | null;
                /** @default false */
                robotTown: boolean;
            };
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
        };
        AppSubmission: {
            id: number;
            /** @enum {string} */
            state: "submitted" | "approved" | "refused";
            submittedBy: string;
            /** Format: date-time */
            submittedAt: string;
            decidedAt: string | null;
            reasons: string | null;
            checklist: {
                /** @enum {string} */
                check: "token_cached" | "answers_in_time" | "bad_signature_refused" | "repeat_accepted" | "cancel_handled" | "order_completed";
                passed: boolean | null;
                good: number;
                bad: number;
            }[];
            failedReason: string | null;
            decidedBy: string | null;
            app: {
                id: number;
                name: string;
                /** @enum {string} */
                type: "open_delivery" | "full_api" | "model_m";
                description: string | null;
                website: string | null;
                logoUrl: string | null;
                teamName: string;
                sandboxHubId: number;
                listed: {
                    name: string;
                    description: string | null;
                    website: string | null;
                    logoUrl: string | null;
                } | null;
            };
        };
        HubTerms: {
            id: number;
            name: string;
            timezone: string;
            city: string;
            state: string;
            plan: string;
            trialEndsAt: string | null;
            sandbox: boolean;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
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
        Operator: {
            id: number;
            hubId: number | null;
            name: string;
            email: string;
            /** @enum {string} */
            role: "owner" | "operator" | "finance" | "read_only";
            active: boolean;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
        };
        MerchantLine: {
            id: number;
            hubId: number;
            ownerId: number | null;
            name: string;
            legalName: string | null;
            email: string | null;
            phone: string;
            externalId: string | null;
            contractNumber: string | null;
            documentKind: string | null;
            document: string | null;
            invoicingEnabled: boolean;
            blockedAt: string | null;
            status: string;
            address: unknown | null;
            paymentCodes: string[];
            categoryIds: number[];
            serviceAreaId: number | null;
            chargesReturn: boolean;
            preparationMinutes: number | null;
            openingHours: unknown | null;
            courierNote: string | null;
            ifUndelivered: ("return" | "leave_at_door" | "try_again_today" | "try_again_tomorrow" | "dispose") | null;
            extraData: unknown | null;
            media: {
                url: string;
                contentType: string;
            }[];
            restrictions: unknown;
            dayLimitCents: number | null;
            requestsEnabled: boolean;
            requestWebhookUrl: string | null;
            requestWebhookAcceptsAny2xx: boolean;
            acceptsMarketplaceRequests: boolean;
            codeCallbackUrl: string | null;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            blocked: boolean;
            balanceCents: number;
        };
        Merchant: {
            id: number;
            hubId: number;
            ownerId: number | null;
            name: string;
            legalName: string | null;
            email: string | null;
            phone: string;
            externalId: string | null;
            contractNumber: string | null;
            documentKind: string | null;
            document: string | null;
            invoicingEnabled: boolean;
            blockedAt: string | null;
            status: string;
            address: unknown | null;
            paymentCodes: string[];
            categoryIds: number[];
            serviceAreaId: number | null;
            chargesReturn: boolean;
            preparationMinutes: number | null;
            openingHours: unknown | null;
            courierNote: string | null;
            ifUndelivered: ("return" | "leave_at_door" | "try_again_today" | "try_again_tomorrow" | "dispose") | null;
            extraData: unknown | null;
            media: {
                url: string;
                contentType: string;
            }[];
            restrictions: unknown;
            dayLimitCents: number | null;
            requestsEnabled: boolean;
            requestWebhookUrl: string | null;
            requestWebhookAcceptsAny2xx: boolean;
            acceptsMarketplaceRequests: boolean;
            codeCallbackUrl: string | null;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            blocked: boolean;
        };
        Order: {
            id: number;
            /** Format: uuid */
            uuid: string;
            publicId: string;
            merchantId: number;
            appId: number | null;
            kind: string;
            source: string;
            requestId: number | null;
            redeliveryOf: number | null;
            /** @enum {string} */
            status: "waiting" | "scheduled" | "preparing" | "pending" | "accepted" | "arrived_pickup_location" | "collected" | "delivered" | "completed" | "cancelled";
            /** Format: date-time */
            statusAt: string;
            /** Format: date-time */
            startedAt: string;
            scheduledFor: string | null;
            searchAt: string | null;
            readyRequired: boolean;
            readyAt: string | null;
            deliverBy: string | null;
            initialStatus: string;
            externalId: string | null;
            externalDisplayId: string | null;
            observation: string | null;
            customerObservation: string | null;
            pickup: {
                address: string;
                street: string | null;
                number: string | null;
                district: string | null;
                city: string | null;
                state: string | null;
                complement: string | null;
                reference: string | null;
                postalCode: string | null;
                latitude: number | null;
                longitude: number | null;
                name: string | null;
                phone: string | null;
                externalId: string | null;
                instructions: string | null;
            };
            stops: {
                address: string;
                street: string | null;
                number: string | null;
                district: string | null;
                city: string | null;
                state: string | null;
                complement: string | null;
                reference: string | null;
                postalCode: string | null;
                latitude: number | null;
                longitude: number | null;
                name: string | null;
                phone: string | null;
                externalId: string | null;
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
                phoneLocator: string | null;
                arrivedAt: string | null;
                finishedAt: string | null;
                failureReason: string | null;
                evidence: {
                    photos: string[];
                    signature: string | null;
                    document: string | null;
                    name: string | null;
                    observation: string | null;
                } | null;
                ifUndelivered: ("return" | "leave_at_door" | "neighbour" | "try_again_today" | "try_again_tomorrow" | "dispose") | null;
                neighbour: string | null;
                left: ("door" | "neighbour") | null;
                rating: {
                    stars: number;
                    reason: ("on_time" | "kind" | "careful" | "late" | "rude" | "damaged" | "other") | null;
                } | null;
            }[];
            vehicleTypeId: number;
            acceptableVehicleTypeIds: number[];
            categoryId: number | null;
            package: unknown | null;
            needsReturn: boolean;
            needsProof: boolean;
            combinable: boolean;
            pickupCode: string | null;
            distanceM: number;
            returnDistanceM: number;
            durationS: number;
            price: unknown;
            totalCents: number;
            goodsValueCents: number | null;
            lateChargeCents: number;
            courierPayCents: number;
            paymentMethod: string;
            paymentCode: string | null;
            paymentStatus: string | null;
            charge: unknown | null;
            paymentTxid: string | null;
            paymentExpiresAt: string | null;
            invoiceId: number | null;
            courierId: number | null;
            preferredCourierId: number | null;
            groupId: number | null;
            combineWithOrderIds: number[];
            acceptedAt: string | null;
            approachM: number | null;
            arrivedPickupAt: string | null;
            arrivalLimitAt: string | null;
            collectedAt: string | null;
            collectLimitAt: string | null;
            deliveredAt: string | null;
            finishedAt: string | null;
            failureSettledAt: string | null;
            cancelledAt: string | null;
            cancelReason: string | null;
            cancelNote: string | null;
            cancelledBy: unknown | null;
            cancelOnReturn: unknown | null;
            lastSequence: number;
            /** Format: date-time */
            lastEventAt: string;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            deletedAt: string | null;
            payLines: {
                /** @enum {string} */
                kind: "base" | "distance" | "stops" | "return" | "minimum" | "period" | "surge" | "agreed" | "pay_minimum" | "pay_distance" | "rush" | "failed" | "return_ride" | "waiting" | "raise" | "floor" | "tip";
                cents: number;
            }[];
            tipCents: number;
            distanceSource: ("server" | "roads" | "straight_line") | null;
            /** Format: uri */
            trackingUrl: string;
            groupLeaderId: number | null;
            merchant: {
                id: number;
                name: string;
                email: string | null;
                phone: string;
                externalId: string | null;
                document: string | null;
                courierNote: string | null;
            };
            courier: {
                id: number;
                name: string;
                phone: string | null;
                cpf: string | null;
                vehicleKind: string | null;
                vehicleModel: string | null;
                vehicleColor: string | null;
                plate: string | null;
                fleetNumber: string | null;
                latitude: number | null;
                longitude: number | null;
                seenAt: string | null;
            } | null;
        };
        OrderDetail: {
            id: number;
            /** Format: uuid */
            uuid: string;
            publicId: string;
            merchantId: number;
            appId: number | null;
            kind: string;
            source: string;
            requestId: number | null;
            redeliveryOf: number | null;
            /** @enum {string} */
            status: "waiting" | "scheduled" | "preparing" | "pending" | "accepted" | "arrived_pickup_location" | "collected" | "delivered" | "completed" | "cancelled";
            /** Format: date-time */
            statusAt: string;
            /** Format: date-time */
            startedAt: string;
            scheduledFor: string | null;
            searchAt: string | null;
            readyRequired: boolean;
            readyAt: string | null;
            deliverBy: string | null;
            initialStatus: string;
            externalId: string | null;
            externalDisplayId: string | null;
            observation: string | null;
            customerObservation: string | null;
            pickup: {
                address: string;
                street: string | null;
                number: string | null;
                district: string | null;
                city: string | null;
                state: string | null;
                complement: string | null;
                reference: string | null;
                postalCode: string | null;
                latitude: number | null;
                longitude: number | null;
                name: string | null;
                phone: string | null;
                externalId: string | null;
                instructions: string | null;
            };
            stops: {
                address: string;
                street: string | null;
                number: string | null;
                district: string | null;
                city: string | null;
                state: string | null;
                complement: string | null;
                reference: string | null;
                postalCode: string | null;
                latitude: number | null;
                longitude: number | null;
                name: string | null;
                phone: string | null;
                externalId: string | null;
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
                phoneLocator: string | null;
                arrivedAt: string | null;
                finishedAt: string | null;
                failureReason: string | null;
                evidence: {
                    photos: string[];
                    signature: string | null;
                    document: string | null;
                    name: string | null;
                    observation: string | null;
                } | null;
                ifUndelivered: ("return" | "leave_at_door" | "neighbour" | "try_again_today" | "try_again_tomorrow" | "dispose") | null;
                neighbour: string | null;
                left: ("door" | "neighbour") | null;
                rating: {
                    stars: number;
                    reason: ("on_time" | "kind" | "careful" | "late" | "rude" | "damaged" | "other") | null;
                } | null;
            }[];
            vehicleTypeId: number;
            acceptableVehicleTypeIds: number[];
            categoryId: number | null;
            package: unknown | null;
            needsReturn: boolean;
            needsProof: boolean;
            combinable: boolean;
            pickupCode: string | null;
            distanceM: number;
            returnDistanceM: number;
            durationS: number;
            price: unknown;
            totalCents: number;
            goodsValueCents: number | null;
            lateChargeCents: number;
            courierPayCents: number;
            paymentMethod: string;
            paymentCode: string | null;
            paymentStatus: string | null;
            charge: unknown | null;
            paymentTxid: string | null;
            paymentExpiresAt: string | null;
            invoiceId: number | null;
            courierId: number | null;
            preferredCourierId: number | null;
            groupId: number | null;
            combineWithOrderIds: number[];
            acceptedAt: string | null;
            approachM: number | null;
            arrivedPickupAt: string | null;
            arrivalLimitAt: string | null;
            collectedAt: string | null;
            collectLimitAt: string | null;
            deliveredAt: string | null;
            finishedAt: string | null;
            failureSettledAt: string | null;
            cancelledAt: string | null;
            cancelReason: string | null;
            cancelNote: string | null;
            cancelledBy: unknown | null;
            cancelOnReturn: unknown | null;
            lastSequence: number;
            /** Format: date-time */
            lastEventAt: string;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            deletedAt: string | null;
            payLines: {
                /** @enum {string} */
                kind: "base" | "distance" | "stops" | "return" | "minimum" | "period" | "surge" | "agreed" | "pay_minimum" | "pay_distance" | "rush" | "failed" | "return_ride" | "waiting" | "raise" | "floor" | "tip";
                cents: number;
            }[];
            tipCents: number;
            distanceSource: ("server" | "roads" | "straight_line") | null;
            /** Format: uri */
            trackingUrl: string;
            groupLeaderId: number | null;
            merchant: {
                id: number;
                name: string;
                email: string | null;
                phone: string;
                externalId: string | null;
                document: string | null;
                courierNote: string | null;
            };
            courier: {
                id: number;
                name: string;
                phone: string | null;
                cpf: string | null;
                vehicleKind: string | null;
                vehicleModel: string | null;
                vehicleColor: string | null;
                plate: string | null;
                fleetNumber: string | null;
                latitude: number | null;
                longitude: number | null;
                seenAt: string | null;
            } | null;
            timeline: {
                sequence: number;
                type: string;
                /** Format: date-time */
                at: string;
                happenedAt: string | null;
                actor: unknown;
                courierId: number | null;
                stop: number | null;
                position: unknown | null;
                data: unknown | null;
            }[];
        };
        Tariff: {
            id: number;
            hubId: number;
            name: string;
            vehicleTypeId: number;
            categoryId: number | null;
            merchantId: number | null;
            terms: {
                baseCents: number;
                /** @default 0 */
                includedM: number;
                bands: {
                    upToM: number | null;
                    centsPerKm: number;
                }[];
                /** @default 0 */
                extraStopCents: number;
                /** @default 0 */
                returnCentsPerKm: number;
                /** @default 0 */
                minimumCents: number;
                /** @default [] */
                periods: {
                    name: string;
                    days: number[];
                    from: string;
                    to: string;
                    factorBp: number;
                }[];
                promiseMinutes?: number | null;
            };
            courierShareBp: number | null;
            active: boolean;
            validFrom: string | null;
            validUntil: string | null;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
        };
        VehicleType: {
            id: number;
            hubId: number;
            name: string;
            kind: string;
            dimensionsRequired: boolean;
            limitsEnforced: boolean;
            maxHeightCm: number | null;
            maxWidthCm: number | null;
            maxLengthCm: number | null;
            maxWeightKg: number | null;
            media: {
                url: string;
                contentType: string;
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
        WebhookSubscription: {
            id: number;
            hubId: number;
            /** @enum {string} */
            face: "full-api" | "open-delivery" | "model-m";
            merchantId: number | null;
            appId: number | null;
            kind: string;
            url: string;
            events: string[] | null;
            topics: string[] | null;
            credentialId: number | null;
            responsibility: string | null;
            acceptAny2xx: boolean;
            pauseLiftedAt: string | null;
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
            warned: boolean;
            deactivatesAt: string | null;
        };
        CourierAccount: {
            id: number;
            hubId: number;
            name: string;
            phone: string | null;
            email: string | null;
            /** @enum {string} */
            registration: "awaiting_approval" | "active" | "suspended" | "refused" | "inactive" | "deleted";
            blocked: boolean;
            blockedUntil: string | null;
            blockedSince: string | null;
            blockReason: string | null;
            withdrawalBlocked: boolean;
            vehicle: {
                kind: string | null;
                model: string | null;
                color: string | null;
                plate: string | null;
                year: number | null;
            };
            pixKey: string | null;
            vehicleTypeIds: number[];
            online: boolean;
            /** @enum {string} */
            status: "offline" | "blocked" | "busy" | "available";
            shiftEndsAt: string | null;
            location: components["schemas"]["Point"] | null;
            lastSeenAt: string | null;
            activeOrders: {
                id: number;
                /** @enum {string} */
                status: "waiting" | "scheduled" | "preparing" | "pending" | "accepted" | "arrived_pickup_location" | "collected" | "delivered" | "completed" | "cancelled";
            }[];
        };
        Offer: {
            id: number;
            orderId: number;
            merchant: {
                name: string;
            };
            pickup: {
                address: string;
                district: string | null;
                city: string | null;
                state: string | null;
                latitude: number | null;
                longitude: number | null;
            };
            stops: {
                address: string;
                district: string | null;
                city: string | null;
                state: string | null;
                latitude: number | null;
                longitude: number | null;
                collect: {
                    amountCents: number;
                    method: string | null;
                    changeForCents: number | null;
                } | null;
            }[];
            distance: number;
            distanceToPickup: number | null;
            durationSeconds: number;
            needsReturn: boolean;
            payCents: number;
            centsPerKm: number | null;
            observation: string | null;
            /** Format: date-time */
            offeredAt: string;
            /** Format: date-time */
            expiresAt: string;
        };
        CourierOrder: {
            id: number;
            publicId: string;
            /** @enum {string} */
            kind: "delivery" | "courier_call";
            /** @enum {string} */
            status: "waiting" | "scheduled" | "preparing" | "pending" | "accepted" | "arrived_pickup_location" | "collected" | "delivered" | "completed" | "cancelled";
            merchant: {
                name: string;
                phone: string;
                note: string | null;
            };
            observation: string | null;
            pickup: {
                address: string;
                district: string | null;
                city: string | null;
                state: string | null;
                latitude: number | null;
                longitude: number | null;
                street: string | null;
                number: string | null;
                complement: string | null;
                reference: string | null;
                postalCode: string | null;
                name: string | null;
                phone: string | null;
                instructions: string | null;
            };
            pickupCode: string | null;
            stops: {
                address: string;
                district: string | null;
                city: string | null;
                state: string | null;
                latitude: number | null;
                longitude: number | null;
                street: string | null;
                number: string | null;
                complement: string | null;
                reference: string | null;
                postalCode: string | null;
                name: string | null;
                phone: string | null;
                instructions: string | null;
                id: string;
                /** @enum {string} */
                status: "pending" | "delivered" | "failed";
                displayId: string | null;
                observation: string | null;
                codeRequired: boolean;
                phoneLocator: string | null;
                collect: {
                    amountCents: number;
                    method: string | null;
                    changeForCents: number | null;
                } | null;
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
                evidence: {
                    photos: string[];
                    signature: string | null;
                    document: string | null;
                    name: string | null;
                    observation: string | null;
                } | null;
                ifUndelivered: ("return" | "leave_at_door" | "neighbour" | "try_again_today" | "try_again_tomorrow" | "dispose") | null;
                neighbour: string | null;
                left: ("door" | "neighbour") | null;
            }[];
            distance: number;
            returnDistance: number;
            durationSeconds: number;
            needsReturn: boolean;
            needsProof: boolean;
            payCents: number;
            payLines: {
                /** @enum {string} */
                kind: "base" | "distance" | "stops" | "return" | "minimum" | "period" | "surge" | "agreed" | "pay_minimum" | "pay_distance" | "rush" | "failed" | "return_ride" | "waiting" | "raise" | "floor" | "tip";
                cents: number;
            }[];
            totalCents: number;
            paymentMethod: string;
            groupLeaderId: number | null;
            returnBeforeCancelling: boolean;
            /** Format: date-time */
            createdAt: string;
            scheduledFor: string | null;
            acceptedAt: string | null;
            arrivalLimitAt: string | null;
            arrivedPickupAt: string | null;
            collectLimitAt: string | null;
            collectedAt: string | null;
            deliveredAt: string | null;
            finishedAt: string | null;
            cancelReason: string | null;
        };
        App: {
            id: number;
            teamId: number;
            teamName: string;
            /** @enum {string} */
            type: "open_delivery" | "full_api" | "model_m";
            name: string;
            description: string | null;
            website: string | null;
            logoUrl: string | null;
            /** @enum {string} */
            state: "draft" | "submitted" | "approved" | "refused";
            listed: {
                name: string;
                description: string | null;
                website: string | null;
                logoUrl: string | null;
            } | null;
            unlisted: ("name" | "description" | "website" | "logo")[];
            sandbox: {
                hubId: number;
                merchantId: number;
                vehicleTypeId: number;
                robots: boolean;
            };
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
        };
        AppReview: {
            id: number;
            /** @enum {string} */
            state: "submitted" | "approved" | "refused";
            submittedBy: string;
            /** Format: date-time */
            submittedAt: string;
            decidedAt: string | null;
            reasons: string | null;
            checklist: {
                /** @enum {string} */
                check: "token_cached" | "answers_in_time" | "bad_signature_refused" | "repeat_accepted" | "cancel_handled" | "order_completed";
                passed: boolean | null;
                good: number;
                bad: number;
            }[];
            failedReason: string | null;
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
            stops: {
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
            }[];
            vehicleTypeId: number;
            needsReturn: boolean;
            needsProof: boolean;
            distanceM: number;
            distanceSource: ("server" | "roads" | "straight_line") | null;
            durationS: number;
            totalCents: number;
            lateChargeCents: number;
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
            stops: {
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
            }[];
            vehicleTypeId: number;
            needsReturn: boolean;
            needsProof: boolean;
            distanceM: number;
            distanceSource: ("server" | "roads" | "straight_line") | null;
            durationS: number;
            totalCents: number;
            lateChargeCents: number;
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
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
