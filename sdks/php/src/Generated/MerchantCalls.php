<?php

// Written by `npm run sdks` from the OpenAPI document; test/sdks compares them.

declare(strict_types=1);

namespace LastMile\Generated;

use LastMile\Calls;

/**
 * @phpstan-type AccountAddress array{street: string, number?: string|null, complement?: string|null, district?: string|null, city?: string|null, state?: string|null, postalCode?: string|null}
 * @phpstan-type ClientPair array{id: int, clientId: string, clientSecret: string}
 * @phpstan-type Invoice array{id: int, hubId: int, number: int, merchantId: int, fromDay: string, throughDay: string, dueDay: string, orderCount: int, totalCents: int, closedAt: string, paidAt: string|null, paidEntryId: int|null, voidedAt: string|null, state: mixed, merchantName: string}
 * @phpstan-type MerchantAccount array{id: int, name: string, legalName: string|null, email: string|null, phone: string, document: string|null, address: array{street: string|null, number: string|null, complement: string|null, district: string|null, city: string|null, state: string|null, postalCode: string|null, latitude: int|float|null, longitude: int|float|null}|null, openingHours: list<array{weekday: int, from: string, to: string}>|null, courierNote: string|null, ifUndelivered: mixed|null, logoUrl: string|null, preparation: PreparationTimes}
 * @phpstan-type MerchantOrder array{id: int, publicId: string, kind: mixed, source: string, status: mixed, sequence: int, merchant: array{id: int, name: string}, redeliveryOf: int|null, redeliverable: bool, externalId: string|null, observation: string|null, pickup: array{address: string, complement: string|null, reference: string|null, latitude: int|float|null, longitude: int|float|null, name: string|null, phone: string|null, instructions: string|null}, pickupCode: string|null, stops: list<MerchantOrderStop>, vehicleTypeId: int, needsReturn: bool, needsProof: bool, distanceM: int, distanceSource: mixed|null, durationS: int, totalCents: int, lateChargeCents: int, tipCents: int, goodsValueCents: int|null, paymentMethod: mixed, paymentStatus: string|null, pix: array{code: string, qr: list<string>, expiresAt: string}|null, courier: array{name: string, phone: string|null, vehicleKind: string|null, vehicle: string|null, plate: string|null, position: array{latitude: int|float, longitude: int|float, at: string}|null}|null, trackingUrl: string, createdAt: string, scheduledFor: string|null, readyAt: string|null, deliverBy: string|null, acceptedAt: string|null, arrivedPickupAt: string|null, collectedAt: string|null, deliveredAt: string|null, finishedAt: string|null, cancelledAt: string|null, cancelReason: mixed|null, cancelNote: string|null, returning: bool}
 * @phpstan-type MerchantOrderDetail array{id: int, publicId: string, kind: mixed, source: string, status: mixed, sequence: int, merchant: array{id: int, name: string}, redeliveryOf: int|null, redeliverable: bool, externalId: string|null, observation: string|null, pickup: array{address: string, complement: string|null, reference: string|null, latitude: int|float|null, longitude: int|float|null, name: string|null, phone: string|null, instructions: string|null}, pickupCode: string|null, stops: list<MerchantOrderStop>, vehicleTypeId: int, needsReturn: bool, needsProof: bool, distanceM: int, distanceSource: mixed|null, durationS: int, totalCents: int, lateChargeCents: int, tipCents: int, goodsValueCents: int|null, paymentMethod: mixed, paymentStatus: string|null, pix: array{code: string, qr: list<string>, expiresAt: string}|null, courier: array{name: string, phone: string|null, vehicleKind: string|null, vehicle: string|null, plate: string|null, position: array{latitude: int|float, longitude: int|float, at: string}|null}|null, trackingUrl: string, createdAt: string, scheduledFor: string|null, readyAt: string|null, deliverBy: string|null, acceptedAt: string|null, arrivedPickupAt: string|null, collectedAt: string|null, deliveredAt: string|null, finishedAt: string|null, cancelledAt: string|null, cancelReason: mixed|null, cancelNote: string|null, returning: bool, timeline: list<array{sequence: int, type: string, at: string, happenedAt: string|null, actor: string, stop: int|null, note: string|null}>}
 * @phpstan-type MerchantOrderStop array{address: string, complement: string|null, reference: string|null, latitude: int|float|null, longitude: int|float|null, name: string|null, phone: string|null, instructions: string|null, id: string, ordinal: int, status: mixed, displayId: string|null, observation: string|null, confirmationCode: string|null, collectCents: int|null, collectMethod: string|null, changeForCents: int|null, collected: array{cents: int, method: mixed, changeCents: int, reason: string|null}|null, arrivedAt: string|null, finishedAt: string|null, failureReason: string|null, ifUndelivered: mixed|null, neighbour: string|null, left: mixed|null, minimumAge: int|null, ageChecked: bool, rating: array{stars: int, reason: mixed|null}|null, trackingUrl: string, proof: array{photos: list<string>, signature: string|null, document: string|null, name: string|null, observation: string|null}|null}
 * @phpstan-type MerchantPickup array{address?: string|null, street?: string|null, number?: string|null, district?: string|null, city?: string|null, state?: string|null, complement?: string|null, reference?: string|null, postalCode?: string|null, latitude?: int|float|null, longitude?: int|float|null, name?: string|null, phone?: string|null, instructions?: string|null}
 * @phpstan-type MerchantQuote array{totalCents: int, distanceM: int, distanceSource: mixed|null, returnDistanceM: int, durationS: int, promiseMinutes: int, raised: bool, vehicleTypeId: int, pickup: Point, stops: list<Point>}
 * @phpstan-type MerchantStop array{address?: string|null, street?: string|null, number?: string|null, district?: string|null, city?: string|null, state?: string|null, complement?: string|null, reference?: string|null, postalCode?: string|null, latitude?: int|float|null, longitude?: int|float|null, name?: string|null, phone?: string|null, instructions?: string|null, displayId?: string|null, observation?: string|null, collectCents?: int|null, collectMethod?: mixed|null, changeForCents?: int|null, ifUndelivered?: mixed|null, neighbour?: string|null, minimumAge?: int|null}
 * @phpstan-type MerchantUser array{id: int, name: string, email: string|null, phone: string, restrictions: array{ordering: bool, readingOthers: bool}, dayLimitCents: int|null, blocked: bool, hasPassword: bool, createdAt: string}
 * @phpstan-type OrderBatch array{id: int|null, atomic: bool, total: int, placed: int, refused: int, createdAt: string, endedAt: string|null, rows: list<array{orderId: int|null, publicId: string|null, externalId: string|null, totalCents: int|null, problem: array{type: string, title: string, status: int, detail: string, errors?: array<string, list<string>>}|null}>}
 * @phpstan-type Point array{latitude: int|float, longitude: int|float}
 * @phpstan-type PreparationTimes array{preparationMinutes: int|null, items: list<array{weekday: int, hour: int, seconds: int|float, samples: int, used: bool}>}
 * @phpstan-type Spending array{items: list<array{day: string, orders: int, delivered: int, cancelled: int, spentCents: int}>}
 * @phpstan-type TestDelivery array{deliveryId: int, state: string, status: int|null, error: string|null, notice: string|null}
 * @phpstan-type TopUp array{id: int, state: mixed, amountCents: int, feeCents: int, code: string, qr: list<string>, expiresAt: string, paidAt: string|null, paidCents: int|null, createdAt: string}
 * @phpstan-type WalletEntry array{id: int, uuid: string, operation: mixed, kind: mixed, amountCents: int, description: string, status: mixed, externalId: string|null, paymentMethod: string|null, orderId: int|null, referenceId: int|null, createdAt: string}
 * @phpstan-type WebhookDelivery array{id: int, face: string, subscriptionId: int, topic: string, aggregateId: int, state: string, dueAt: string|null, attempts: int, event: string|null, lastStatus: int|null, lastError: string|null, createdAt: string, settledAt: string|null, notice: string|null, body: string|null, tries: list<array{id: int, at: string, durationMs: int, status: int|null, error: string|null, answer: string|null, headers: array<string, string>}>}
 * @phpstan-type WebhookDeliveryLine array{id: int, face: string, subscriptionId: int, topic: string, aggregateId: int, state: string, dueAt: string|null, attempts: int, event: string|null, lastStatus: int|null, lastError: string|null, createdAt: string, settledAt: string|null, notice: string|null}
 */
abstract class MerchantCalls extends Calls
{
    /**
     * Reads a sheet and says row by row what it would cost or why it would be refused; orders nothing
     * @param array{csv: string} $body
     * @param array<string, string> $headers
     * @return array{items: list<array{line: int, delivery: array{name: string|null, phone: string|null, address: string, complement: string|null, instructions: string|null, externalId: string|null, collectCents: int|null}, totalCents: int|null, fault: string|null}>, totalCents: int, faults: int}
     */
    public function deliveryImportsPreview(array $body, array $headers = []): mixed
    {
        return $this->call('POST', '/api/merchant/delivery-imports/preview', body: $body, headers: $headers);
    }

    /**
     * Orders the deliveries of a sheet as a job; faulty rows are refused, the others ordered
     * @param array{key: string, csv: string, paymentMethod: mixed} $body
     * @param array<string, string> $headers
     * @return array{id: int, key: string, paymentMethod: mixed, total: int, done: int, refused: int, createdAt: string, endedAt: string|null}
     */
    public function deliveryImportsBegin(array $body, array $headers = []): mixed
    {
        return $this->call('POST', '/api/merchant/delivery-imports', body: $body, headers: $headers);
    }

    /**
     * Lists the person’s last sheets, newest first
     * @param array<string, string> $headers
     * @return array{items: list<array{id: int, key: string, paymentMethod: mixed, total: int, done: int, refused: int, createdAt: string, endedAt: string|null}>}
     */
    public function deliveryImportsList(array $headers = []): mixed
    {
        return $this->call('GET', '/api/merchant/delivery-imports', headers: $headers);
    }

    /**
     * Shows how far a sheet has come, and what became of each row
     * @param array<string, string> $headers
     * @return array{id: int, key: string, paymentMethod: mixed, total: int, done: int, refused: int, createdAt: string, endedAt: string|null, rows: list<array{line: int, delivery: array{name: string|null, phone: string|null, address: string, complement: string|null, instructions: string|null, externalId: string|null, collectCents: int|null}, state: mixed, refusal: string|null, orderId: int|null}>}
     */
    public function deliveryImportsRead(string|int $id, array $headers = []): mixed
    {
        return $this->call('GET', '/api/merchant/delivery-imports/{id}', params: ['id' => $id], headers: $headers);
    }

    /**
     * Shows the account’s own record
     * @param array<string, string> $headers
     * @return MerchantAccount
     */
    public function accountRead(array $headers = []): mixed
    {
        return $this->call('GET', '/api/merchant/account', headers: $headers);
    }

    /**
     * Changes the account’s own record
     * @param array{name?: string, phone?: string, address?: AccountAddress, openingHours?: list<array{weekday: int, from: string, to: string}>|null, preparationMinutes?: int|null, courierNote?: string|null, ifUndelivered?: mixed|null} $body
     * @param array<string, string> $headers
     * @return MerchantAccount
     */
    public function accountChange(array $body, array $headers = []): mixed
    {
        return $this->call('PATCH', '/api/merchant/account', body: $body, headers: $headers);
    }

    /**
     * Takes the logo away
     * @param array<string, string> $headers
     */
    public function accountRemoveLogo(array $headers = []): void
    {
        $this->call('DELETE', '/api/merchant/account/logo', headers: $headers);
    }

    /**
     * Shows what an app asks for, by the parameters of its link
     * @param array{response_type?: string, client_id?: string, redirect_uri?: string, scope?: string, state?: string, code_challenge?: string, code_challenge_method?: string} $query
     * @param array<string, string> $headers
     * @return array{app: array{id: int, name: string, description: string|null, website: string|null, logoUrl: string|null, teamName: string}, merchant: array{id: int, name: string}, scopes: list<mixed>, held: list<mixed>|null, redirectHost: string, refusedTo: string|null}
     */
    public function appAuthorizationsAsk(array $query = [], array $headers = []): mixed
    {
        return $this->call('GET', '/api/merchant/app-authorizations', query: $query, headers: $headers);
    }

    /**
     * Agrees to what an app asks for, or refuses: the browser goes back with a code of one minute
     * @param array{response_type?: string, client_id?: string, redirect_uri?: string, scope?: string, state?: string, code_challenge?: string, code_challenge_method?: string, allow: bool} $body
     * @param array<string, string> $headers
     * @return array{id: int|null, redirectTo: string}
     */
    public function appAuthorizationsDecide(array $body, array $headers = []): mixed
    {
        return $this->call('POST', '/api/merchant/app-authorizations', body: $body, headers: $headers);
    }

    /**
     * Lists approved apps that the account may connect
     * @param array<string, string> $headers
     * @return array{items: list<array{id: int, name: string, type: mixed, logoUrl: string|null, teamName: string, description: string|null, website: string|null, merchantsMaySetTheirOwn: bool}>}
     */
    public function appsApps(array $headers = []): mixed
    {
        return $this->call('GET', '/api/merchant/apps', headers: $headers);
    }

    /**
     * Lists the apps that the account connected, newest first
     * @param array<string, string> $headers
     * @return array{items: list<array{id: int, appId: int, name: string, type: mixed, logoUrl: string|null, teamName: string, webhookUrl: string|null, connectedAt: string, disconnectedAt: string|null, lastUsedAt: string|null, scopes: list<mixed>|null, lastAct: mixed|null, lastActAt: string|null, dayLimitCents: int|null}>}
     */
    public function appsList(array $headers = []): mixed
    {
        return $this->call('GET', '/api/merchant/app-connections', headers: $headers);
    }

    /**
     * Connects an app: a pair or key is made for it, which its team is shown once
     * @param array{appId: int, webhookUrl?: string|null} $body
     * @param array<string, string> $headers
     * @return array{id: int, appId: int, name: string, type: mixed, logoUrl: string|null, teamName: string, webhookUrl: string|null, connectedAt: string, disconnectedAt: string|null, lastUsedAt: string|null, scopes: list<mixed>|null, lastAct: mixed|null, lastActAt: string|null, dayLimitCents: int|null}
     */
    public function appsConnect(array $body, array $headers = []): mixed
    {
        return $this->call('POST', '/api/merchant/app-connections', body: $body, headers: $headers);
    }

    /**
     * Takes back a part of what the account agreed to, at once; more is agreed to where the app asks
     * @param array{scopes: list<mixed>} $body
     * @param array<string, string> $headers
     * @return array{id: int, appId: int, name: string, type: mixed, logoUrl: string|null, teamName: string, webhookUrl: string|null, connectedAt: string, disconnectedAt: string|null, lastUsedAt: string|null, scopes: list<mixed>|null, lastAct: mixed|null, lastActAt: string|null, dayLimitCents: int|null}
     */
    public function appsNarrow(string|int $id, array $body, array $headers = []): mixed
    {
        return $this->call('PUT', '/api/merchant/app-connections/{id}/scopes', params: ['id' => $id], body: $body, headers: $headers);
    }

    /**
     * Sets what an app may order for in a day, by tokens and by its keys
     * @param array{dayLimitCents: int|null} $body
     * @param array<string, string> $headers
     * @return array{id: int, appId: int, name: string, type: mixed, logoUrl: string|null, teamName: string, webhookUrl: string|null, connectedAt: string, disconnectedAt: string|null, lastUsedAt: string|null, scopes: list<mixed>|null, lastAct: mixed|null, lastActAt: string|null, dayLimitCents: int|null}
     */
    public function appsLimit(string|int $id, array $body, array $headers = []): mixed
    {
        return $this->call('PUT', '/api/merchant/app-connections/{id}/limit', params: ['id' => $id], body: $body, headers: $headers);
    }

    /**
     * Disconnects an app: its pair or key ends at once, and nothing more is sent to it
     * @param array<string, string> $headers
     */
    public function appsDisconnect(string|int $id, array $headers = []): void
    {
        $this->call('DELETE', '/api/merchant/app-connections/{id}', params: ['id' => $id], headers: $headers);
    }

    /**
     * Lists what was sent to the account’s webhooks, newest first
     * @param array{subscriptionId?: string, orderId?: string, state?: mixed, cursor?: string, limit?: string} $query
     * @param array<string, string> $headers
     * @return array{items: list<WebhookDeliveryLine>, nextCursor: string|null}
     */
    public function deliveriesList(array $query = [], array $headers = []): mixed
    {
        return $this->call('GET', '/api/merchant/deliveries', query: $query, headers: $headers);
    }

    /**
     * Shows one message with its body, and what each attempt was answered
     * @param array<string, string> $headers
     * @return WebhookDelivery
     */
    public function deliveriesRead(string|int $id, array $headers = []): mixed
    {
        return $this->call('GET', '/api/merchant/deliveries/{id}', params: ['id' => $id], headers: $headers);
    }

    /**
     * Sends a message again: the same bytes under the same id
     * @param array<string, string> $headers
     * @return array{resent: int}
     */
    public function deliveriesResend(string|int $id, array $headers = []): mixed
    {
        return $this->call('POST', '/api/merchant/deliveries/{id}/resend', params: ['id' => $id], headers: $headers);
    }

    /**
     * Lists the account’s keys, without their secrets
     * @param array<string, string> $headers
     * @return array{items: list<array{id: int, kind: string, environment: string, label: string, expiresAt: string|null, lastUsedAt: string|null, deactivatedAt: string|null, createdAt: string}>}
     */
    public function keysList(array $headers = []): mixed
    {
        return $this->call('GET', '/api/merchant/keys', headers: $headers);
    }

    /**
     * Issues a key of the account, shown once
     * @param array{kind: mixed, label: string} $body
     * @param array<string, string> $headers
     * @return array{id: int, key: string}
     */
    public function keysIssue(array $body, array $headers = []): mixed
    {
        return $this->call('POST', '/api/merchant/keys', body: $body, headers: $headers);
    }

    /**
     * Replaces a key by a new one, shown once; the old one ends at once
     * @param array<string, string> $headers
     * @return array{id: int, key: string}
     */
    public function keysRotate(string|int $id, array $headers = []): mixed
    {
        return $this->call('POST', '/api/merchant/keys/{id}/rotate', params: ['id' => $id], headers: $headers);
    }

    /**
     * Ends a key
     * @param array<string, string> $headers
     */
    public function keysEnd(string|int $id, array $headers = []): void
    {
        $this->call('DELETE', '/api/merchant/keys/{id}', params: ['id' => $id], headers: $headers);
    }

    /**
     * Shows the account’s Open Delivery settings
     * @param array<string, string> $headers
     * @return array{enabled: bool, webhookUrl: string|null, acceptMarketplaceOrders: bool, acceptAny2xx: bool, clientId: string|null, subscriptionId: int|null, notice: string|null}
     */
    public function openDeliveryRead(array $headers = []): mixed
    {
        return $this->call('GET', '/api/merchant/open-delivery', headers: $headers);
    }

    /**
     * Changes the account’s Open Delivery settings
     * @param array{enabled: bool, webhookUrl?: string|null, acceptMarketplaceOrders?: bool, acceptAny2xx?: bool} $body
     * @param array<string, string> $headers
     * @return array{enabled: bool, webhookUrl: string|null, acceptMarketplaceOrders: bool, acceptAny2xx: bool, clientId: string|null, subscriptionId: int|null, notice: string|null}
     */
    public function openDeliveryChange(array $body, array $headers = []): mixed
    {
        return $this->call('PUT', '/api/merchant/open-delivery', body: $body, headers: $headers);
    }

    /**
     * Issues a new client id and secret, shown once; the old pair ends at once
     * @param array<string, string> $headers
     * @return ClientPair
     */
    public function openDeliveryIssue(array $headers = []): mixed
    {
        return $this->call('POST', '/api/merchant/open-delivery/credentials', headers: $headers);
    }

    /**
     * Sends a test message to the Open Delivery webhook and says what it answered
     * @param array<string, string> $headers
     * @return TestDelivery
     */
    public function openDeliveryTest(array $headers = []): mixed
    {
        return $this->call('POST', '/api/merchant/open-delivery/test', headers: $headers);
    }

    /**
     * Orders up to 500 deliveries in one request, with a result for each
     * @param array{atomic?: bool, orders: list<array{vehicleTypeId?: int|null, categoryId?: int|null, pickup?: MerchantPickup, needsReturn?: bool, stops?: list<MerchantStop>, openStops?: int, needsProof?: bool, externalId?: string|null, observation?: string|null, goodsValueCents?: int|null, paymentMethod: mixed, expectedTotalCents?: int|null, quoteId?: string|null, waitsForReady?: bool, scheduledFor?: string|null}>} $body
     * @param array<string, string> $headers
     * @return OrderBatch
     */
    public function orderBatchesPlace(array $body, array $headers = []): mixed
    {
        return $this->call('POST', '/api/merchant/orders/bulk', body: $body, headers: $headers);
    }

    /**
     * Shows how far a batch has come, with a result for each order that is done
     * @param array<string, string> $headers
     * @return OrderBatch
     */
    public function orderBatchesRead(string|int $id, array $headers = []): mixed
    {
        return $this->call('GET', '/api/merchant/orders/bulk/{id}', params: ['id' => $id], headers: $headers);
    }

    /**
     * Lists orders of the account, newest first
     * @param array{q?: string, status?: string, own?: mixed, scheduledOnly?: mixed, createdFrom?: string, createdTo?: string, cursor?: string, limit?: string} $query
     * @param array<string, string> $headers
     * @return array{items: list<MerchantOrder>, nextCursor: string|null}
     */
    public function ordersList(array $query = [], array $headers = []): mixed
    {
        return $this->call('GET', '/api/merchant/orders', query: $query, headers: $headers);
    }

    /**
     * Orders a delivery, or calls a courier (`openStops`)
     * @param array{vehicleTypeId?: int|null, categoryId?: int|null, pickup?: MerchantPickup, needsReturn?: bool, stops?: list<MerchantStop>, openStops?: int, needsProof?: bool, externalId?: string|null, observation?: string|null, goodsValueCents?: int|null, paymentMethod: mixed, expectedTotalCents?: int|null, quoteId?: string|null, waitsForReady?: bool, scheduledFor?: string|null} $body
     * @param array<string, string> $headers
     * @return MerchantOrder
     */
    public function ordersCreate(array $body, array $headers = []): mixed
    {
        return $this->call('POST', '/api/merchant/orders', body: $body, headers: $headers);
    }

    /**
     * Says what a delivery would cost and how long it takes; creates nothing
     * @param array{vehicleTypeId?: int|null, categoryId?: int|null, pickup?: MerchantPickup, needsReturn?: bool, stops: list<MerchantPickup>, scheduledFor?: string|null} $body
     * @param array<string, string> $headers
     * @return MerchantQuote
     */
    public function ordersQuote(array $body, array $headers = []): mixed
    {
        return $this->call('POST', '/api/merchant/orders/quote', body: $body, headers: $headers);
    }

    /**
     * Shows the order that a request with this `Idempotency-Key` made, when its answer was lost
     * @param array<string, string> $headers
     * @return MerchantOrder
     */
    public function ordersPlaced(string|int $key, array $headers = []): mixed
    {
        return $this->call('GET', '/api/merchant/orders/placed/{key}', params: ['key' => $key], headers: $headers);
    }

    /**
     * Shows an order with its timeline, by id or public id
     * @param array<string, string> $headers
     * @return MerchantOrderDetail
     */
    public function ordersRead(string|int $id, array $headers = []): mixed
    {
        return $this->call('GET', '/api/merchant/orders/{id}', params: ['id' => $id], headers: $headers);
    }

    /**
     * Lists what the order moved in the account’s wallet: paid, given back, charged on top
     * @param array<string, string> $headers
     * @return array{items: list<array{id: int, uuid: string, operation: mixed, kind: mixed, amountCents: int, description: string, status: mixed, externalId: string|null, paymentMethod: string|null, orderId: int|null, referenceId: int|null, createdAt: string}>}
     */
    public function ordersMovements(string|int $id, array $headers = []): mixed
    {
        return $this->call('GET', '/api/merchant/orders/{id}/movements', params: ['id' => $id], headers: $headers);
    }

    /**
     * Marks the goods as ready: the search for a courier begins
     * @param array<string, string> $headers
     * @return MerchantOrder
     */
    public function ordersReady(string|int $id, array $headers = []): mixed
    {
        return $this->call('POST', '/api/merchant/orders/{id}/ready', params: ['id' => $id], headers: $headers);
    }

    /**
     * Cancels an order that no courier has accepted yet; what was paid comes back to the wallet
     * @param array{note?: string|null} $body
     * @param array<string, string> $headers
     * @return MerchantOrder
     */
    public function ordersCancel(string|int $id, array $body, array $headers = []): mixed
    {
        return $this->call('POST', '/api/merchant/orders/{id}/cancel', params: ['id' => $id], body: $body, headers: $headers);
    }

    /**
     * Claims about deliveries of the account: open ones, or decided ones with the answer
     * @param array{state?: mixed} $query
     * @param array<string, string> $headers
     * @return array{items: list<array{id: int, orderId: int, publicId: string, stop: int, kind: mixed, openedBy: mixed, text: string, photos: int, state: mixed, dueAt: string, fault: mixed|null, answer: string|null, decidedAt: string|null, createdAt: string}>}
     */
    public function claimsList(array $query = [], array $headers = []): mixed
    {
        return $this->call('GET', '/api/merchant/claims', query: $query, headers: $headers);
    }

    /**
     * Claims about an order, newest first
     * @param array<string, string> $headers
     * @return array{items: list<array{id: int, orderId: int, publicId: string, stop: int, kind: mixed, openedBy: mixed, text: string, photos: int, state: mixed, dueAt: string, fault: mixed|null, answer: string|null, decidedAt: string|null, createdAt: string}>}
     */
    public function claimsOfOrder(string|int $id, array $headers = []): mixed
    {
        return $this->call('GET', '/api/merchant/orders/{id}/claims', params: ['id' => $id], headers: $headers);
    }

    /**
     * Opens a claim about a stop that has ended, with photos; a person of the company decides
     * @param array{stop?: int, kind: mixed, text: string} $body
     * @param array<string, string> $headers
     * @return array{id: int, orderId: int, publicId: string, stop: int, kind: mixed, openedBy: mixed, text: string, photos: int, state: mixed, dueAt: string, fault: mixed|null, answer: string|null, decidedAt: string|null, createdAt: string}
     */
    public function claimsOpen(string|int $id, array $body, array $headers = []): mixed
    {
        return $this->call('POST', '/api/merchant/orders/{id}/claims', params: ['id' => $id], body: $body, headers: $headers);
    }

    /**
     * Shows what maps are drawn on: tiles of a server, an archive of the region, or only the streets
     * @param array<string, string> $headers
     * @return array{tileUrl: string|null, region: array{archiveUrls: list<string>, scriptUrl: string, bounds: array{south: int|float, west: int|float, north: int|float, east: int|float}}|null, attribution: string}
     */
    public function orderMapGround(array $headers = []): mixed
    {
        return $this->call('GET', '/api/merchant/map', headers: $headers);
    }

    /**
     * Lists the streets of the gazetteer within a box, the longest first; none in a box above 0.25 degrees
     * @param array{south: string, west: string, north: string, east: string} $query
     * @param array<string, string> $headers
     * @return array{items: list<array{name: string, lines: list<list<Point>>}>}
     */
    public function orderMapWithin(array $query = [], array $headers = []): mixed
    {
        return $this->call('GET', '/api/merchant/map/streets', query: $query, headers: $headers);
    }

    /**
     * Shows the way from the pickup over the stops
     * @param array<string, string> $headers
     * @return array{way: list<Point>}
     */
    public function orderMapWay(string|int $id, array $headers = []): mixed
    {
        return $this->call('GET', '/api/merchant/orders/{id}/way', params: ['id' => $id], headers: $headers);
    }

    /**
     * Lists orders that wait for a busy courier, with their place in the queue and a forecast
     * @param array<string, string> $headers
     * @return array{items: list<array{position: int, expectedAt: string|null, orderId: int}>}
     */
    public function orderQueueList(array $headers = []): mixed
    {
        return $this->call('GET', '/api/merchant/queue', headers: $headers);
    }

    /**
     * Sets the tip of a completed order’s courier, paid from the account’s wallet; it is only ever raised
     * @param array{tipCents: int} $body
     * @param array<string, string> $headers
     * @return MerchantOrder
     */
    public function orderTipsSet(string|int $id, array $body, array $headers = []): mixed
    {
        return $this->call('PUT', '/api/merchant/orders/{id}/tip', params: ['id' => $id], body: $body, headers: $headers);
    }

    /**
     * What recipients ask for on the tracking page: open ones, the oldest first, or decided ones
     * @param array{state?: mixed, limit?: int} $query
     * @param array<string, string> $headers
     * @return array{items: list<array{id: int, merchantId: int, orderId: int, stop: int, kind: mixed, state: mixed, place: array{latitude: int|float, longitude: int|float}|null, wantedAt: string|null, priceCents: int|null, answer: string|null, decidedBy: mixed|null, decidedAt: string|null, createdAt: string, publicId: string, merchantName: string, recipient: string|null, address: string|null, totalCents: int}>}
     */
    public function recipientRequestsList(array $query = [], array $headers = []): mixed
    {
        return $this->call('GET', '/api/merchant/recipient-requests', query: $query, headers: $headers);
    }

    /**
     * Accepts or refuses; what is accepted is done at once, at the price of the request
     * @param array{accepted: bool, answer?: string|null, expectedTotalCents?: int|null} $body
     * @param array<string, string> $headers
     */
    public function recipientRequestsDecide(string|int $id, array $body, array $headers = []): void
    {
        $this->call('POST', '/api/merchant/recipient-requests/{id}/decide', params: ['id' => $id], body: $body, headers: $headers);
    }

    /**
     * What bringing again costs that nobody took, and where the goods are
     * @param array<string, string> $headers
     * @return array{totalCents: int, distanceM: int, goodsAt: mixed}
     */
    public function redeliveriesQuote(string|int $id, array $headers = []): mixed
    {
        return $this->call('GET', '/api/merchant/orders/{id}/redelivery', params: ['id' => $id], headers: $headers);
    }

    /**
     * Brings again what nobody took: a new order, linked to the first; asked again it is the same order
     * @param array{scheduledFor?: string|null, expectedTotalCents?: int|null} $body
     * @param array<string, string> $headers
     * @return MerchantOrder
     */
    public function redeliveriesOrder(string|int $id, array $body, array $headers = []): mixed
    {
        return $this->call('POST', '/api/merchant/orders/{id}/redelivery', params: ['id' => $id], body: $body, headers: $headers);
    }

    /**
     * Pays the order’s Pix charge without a bank: in sandboxes and the demonstration only
     * @param array<string, string> $headers
     * @return MerchantOrder
     */
    public function paymentSimulationSimulate(string|int $id, array $headers = []): mixed
    {
        return $this->call('POST', '/api/merchant/orders/{id}/simulate-payment', params: ['id' => $id], headers: $headers);
    }

    /**
     * Says what a delivery costs, and holds the price until `expiresAt`
     * @param array{vehicleTypeId?: int|null, categoryId?: int|null, pickup?: MerchantPickup, needsReturn?: bool, stops: list<MerchantPickup>, scheduledFor?: string|null} $body
     * @param array<string, string> $headers
     * @return array{totalCents: int, distanceM: int, distanceSource: mixed|null, returnDistanceM: int, durationS: int, promiseMinutes: int, raised: bool, vehicleTypeId: int, pickup: Point, stops: list<Point>, quoteId: string, expiresAt: string}
     */
    public function quotesHold(array $body, array $headers = []): mixed
    {
        return $this->call('POST', '/api/merchant/quotes', body: $body, headers: $headers);
    }

    /**
     * Signs a merchant or sub-user in, by e-mail and password
     * @param array{email: string, password: string, code?: string} $body
     * @param array<string, string> $headers
     * @return array{token: string, expiresAt: string, merchant: array{id: int, ownerId: int|null, name: string, email: string|null}}
     */
    public function loginLogin(array $body, array $headers = []): mixed
    {
        return $this->call('POST', '/api/merchant/login', body: $body, headers: $headers);
    }

    /**
     * Signs a merchant or sub-user in by a cookie, for browsers
     * @param array{email: string, password: string, code?: string} $body
     * @param array<string, string> $headers
     */
    public function loginOpenSession(array $body, array $headers = []): void
    {
        $this->call('POST', '/api/merchant/sessions', body: $body, headers: $headers);
    }

    /**
     * Lists where the person is logged in
     * @param array<string, string> $headers
     * @return array{items: list<array{id: int, label: string, createdAt: string, expiresAt: string|null, current: bool}>}
     */
    public function sessionsList(array $headers = []): mixed
    {
        return $this->call('GET', '/api/merchant/sessions', headers: $headers);
    }

    /**
     * Logs out everywhere
     * @param array<string, string> $headers
     */
    public function sessionsEndAll(array $headers = []): void
    {
        $this->call('DELETE', '/api/merchant/sessions', headers: $headers);
    }

    /**
     * Shows who is logged in, the account and the company, and what the person may do
     * @param array<string, string> $headers
     * @return array{merchant: array{id: int, ownerId: int|null, name: string, email: string|null}, account: array{id: int, name: string, logoUrl: string|null}, hub: array{id: int, name: string, city: string, state: string, timezone: string, phone: string|null, logoUrl: string|null, color: string|null, pix: bool, simulatesPayments: bool}, may: array{order: bool, handle: bool, change: bool, invoiced: bool, manage: bool}, blocked: bool, blockOf: mixed|null, secondFactor: array{enrolled: bool, recoveryCodesLeft: int}}
     */
    public function currentSessionCurrent(array $headers = []): mixed
    {
        return $this->call('GET', '/api/merchant/sessions/current', headers: $headers);
    }

    /**
     * Logs out here
     * @param array<string, string> $headers
     */
    public function logOutEnd(array $headers = []): void
    {
        $this->call('DELETE', '/api/merchant/sessions/current', headers: $headers);
    }

    /**
     * Changes the person’s own password; every session ends, this one too
     * @param array{current: string, password: string} $body
     * @param array<string, string> $headers
     */
    public function currentSessionSetPassword(array $body, array $headers = []): void
    {
        $this->call('PUT', '/api/merchant/password', body: $body, headers: $headers);
    }

    /**
     * Ends a session of the person’s own
     * @param array<string, string> $headers
     */
    public function sessionsEndOne(string|int $id, array $headers = []): void
    {
        $this->call('DELETE', '/api/merchant/sessions/{id}', params: ['id' => $id], headers: $headers);
    }

    /**
     * Begins enrolment by the password: a new secret, which asks for nothing until a code of it is confirmed
     * @param array{password: string} $body
     * @param array<string, string> $headers
     * @return array{secret: string, uri: string, qr: list<string>}
     */
    public function secondFactorBegin(array $body, array $headers = []): mixed
    {
        return $this->call('POST', '/api/merchant/second-factor', body: $body, headers: $headers);
    }

    /**
     * Confirms the app by a code of it; log-ins ask for codes from now on
     * @param array{code: string} $body
     * @param array<string, string> $headers
     * @return array{id: int, recoveryCodes: list<string>}
     */
    public function secondFactorConfirm(array $body, array $headers = []): mixed
    {
        return $this->call('POST', '/api/merchant/second-factor/confirm', body: $body, headers: $headers);
    }

    /**
     * Takes the second factor away, by a code of it or a recovery code
     * @param array{code: string} $body
     * @param array<string, string> $headers
     * @return array{id: int}
     */
    public function secondFactorRemove(array $body, array $headers = []): mixed
    {
        return $this->call('POST', '/api/merchant/second-factor/remove', body: $body, headers: $headers);
    }

    /**
     * Lists the account’s sub-users
     * @param array<string, string> $headers
     * @return array{items: list<MerchantUser>}
     */
    public function usersList(array $headers = []): mixed
    {
        return $this->call('GET', '/api/merchant/users', headers: $headers);
    }

    /**
     * Adds a sub-user; without a password the person is sent a link to choose one
     * @param array{name: string, email: string, phone?: string, password?: string, restrictions?: array{ordering: bool, readingOthers: bool}, dayLimitCents?: int|null} $body
     * @param array<string, string> $headers
     * @return MerchantUser
     */
    public function usersAdd(array $body, array $headers = []): mixed
    {
        return $this->call('POST', '/api/merchant/users', body: $body, headers: $headers);
    }

    /**
     * Changes a sub-user, what it may do, or blocks it
     * @param array{name?: string, email?: string, phone?: string, restrictions?: array{ordering: bool, readingOthers: bool}, dayLimitCents?: int|null, blocked?: bool} $body
     * @param array<string, string> $headers
     * @return MerchantUser
     */
    public function usersChange(string|int $id, array $body, array $headers = []): mixed
    {
        return $this->call('PATCH', '/api/merchant/users/{id}', params: ['id' => $id], body: $body, headers: $headers);
    }

    /**
     * Removes a sub-user: it is logged out at once, and its orders stay
     * @param array<string, string> $headers
     */
    public function usersRemove(string|int $id, array $headers = []): void
    {
        $this->call('DELETE', '/api/merchant/users/{id}', params: ['id' => $id], headers: $headers);
    }

    /**
     * Sends a sub-user a link to choose a new password
     * @param array<string, string> $headers
     * @return array{channel: string}
     */
    public function usersReset(string|int $id, array $headers = []): mixed
    {
        return $this->call('POST', '/api/merchant/users/{id}/password-reset', params: ['id' => $id], headers: $headers);
    }

    /**
     * Shows the account’s balance
     * @param array<string, string> $headers
     * @return array{balanceCents: int}
     */
    public function walletBalance(array $headers = []): mixed
    {
        return $this->call('GET', '/api/merchant/wallet', headers: $headers);
    }

    /**
     * Lists the movements of the account’s wallet, newest first
     * @param array{operation?: mixed, page?: string, perPage?: string} $query
     * @param array<string, string> $headers
     * @return array{items: list<WalletEntry>, total: int, page: int, perPage: int, balanceCents: int}
     */
    public function walletStatement(array $query = [], array $headers = []): mixed
    {
        return $this->call('GET', '/api/merchant/wallet/statement', query: $query, headers: $headers);
    }

    /**
     * Says what a top-up of this amount would cost; opens nothing
     * @param array{amountCents: int} $query
     * @param array<string, string> $headers
     * @return array{feeCents: int}
     */
    public function walletFee(array $query = [], array $headers = []): mixed
    {
        return $this->call('GET', '/api/merchant/wallet/top-up-fee', query: $query, headers: $headers);
    }

    /**
     * Opens a Pix charge that adds to the account’s wallet when it is paid
     * @param array{amountCents: int} $body
     * @param array<string, string> $headers
     * @return TopUp
     */
    public function walletOpen(array $body, array $headers = []): mixed
    {
        return $this->call('POST', '/api/merchant/wallet/top-ups', body: $body, headers: $headers);
    }

    /**
     * Lists the account’s last Pix charges, newest first
     * @param array<string, string> $headers
     * @return array{items: list<TopUp>}
     */
    public function walletList(array $headers = []): mixed
    {
        return $this->call('GET', '/api/merchant/wallet/top-ups', headers: $headers);
    }

    /**
     * Shows a Pix charge of the account, and whether it is paid
     * @param array<string, string> $headers
     * @return TopUp
     */
    public function walletRead(string|int $id, array $headers = []): mixed
    {
        return $this->call('GET', '/api/merchant/wallet/top-ups/{id}', params: ['id' => $id], headers: $headers);
    }

    /**
     * Pays a Pix charge of the account without a bank: in sandboxes and the demonstration only
     * @param array<string, string> $headers
     * @return TopUp
     */
    public function walletSimulate(string|int $id, array $headers = []): mixed
    {
        return $this->call('POST', '/api/merchant/wallet/top-ups/{id}/simulate-payment', params: ['id' => $id], headers: $headers);
    }

    /**
     * Lists the account’s own webhooks
     * @param array<string, string> $headers
     * @return array{items: list<array{id: int, url: string, events: list<string>|null, active: bool, consecutiveFailures: int, failingSince: string|null, lastStatus: int|null, lastError: string|null, warnedAt: string|null, deactivatedAt: string|null, deactivationReason: string|null, createdAt: string, updatedAt: string, notice: string|null, hasSecurityCode: bool}>}
     */
    public function webhooksList(array $headers = []): mixed
    {
        return $this->call('GET', '/api/merchant/webhooks', headers: $headers);
    }

    /**
     * Registers a webhook of the account for the events it names
     * @param array{url: string, events: list<mixed>, securityCode?: string|null} $body
     * @param array<string, string> $headers
     * @return array{id: int, url: string, events: list<string>|null, active: bool, consecutiveFailures: int, failingSince: string|null, lastStatus: int|null, lastError: string|null, warnedAt: string|null, deactivatedAt: string|null, deactivationReason: string|null, createdAt: string, updatedAt: string, notice: string|null, hasSecurityCode: bool}
     */
    public function webhooksCreate(array $body, array $headers = []): mixed
    {
        return $this->call('POST', '/api/merchant/webhooks', body: $body, headers: $headers);
    }

    /**
     * Changes a webhook: its address, events, code or whether it is on
     * @param array{url?: string, events?: list<mixed>, securityCode?: string|null, active?: bool} $body
     * @param array<string, string> $headers
     * @return array{id: int, url: string, events: list<string>|null, active: bool, consecutiveFailures: int, failingSince: string|null, lastStatus: int|null, lastError: string|null, warnedAt: string|null, deactivatedAt: string|null, deactivationReason: string|null, createdAt: string, updatedAt: string, notice: string|null, hasSecurityCode: bool}
     */
    public function webhooksChange(string|int $id, array $body, array $headers = []): mixed
    {
        return $this->call('PATCH', '/api/merchant/webhooks/{id}', params: ['id' => $id], body: $body, headers: $headers);
    }

    /**
     * Removes a webhook; what waits for it is cancelled
     * @param array<string, string> $headers
     */
    public function webhooksRemove(string|int $id, array $headers = []): void
    {
        $this->call('DELETE', '/api/merchant/webhooks/{id}', params: ['id' => $id], headers: $headers);
    }

    /**
     * Sends a test message and says what the receiver answered
     * @param array<string, string> $headers
     * @return TestDelivery
     */
    public function webhooksTest(string|int $id, array $headers = []): mixed
    {
        return $this->call('POST', '/api/merchant/webhooks/{id}/test', params: ['id' => $id], headers: $headers);
    }

    /**
     * Shows the secret that signs a webhook’s messages
     * @param array<string, string> $headers
     * @return array{secret: string}
     */
    public function webhooksSecret(string|int $id, array $headers = []): mixed
    {
        return $this->call('POST', '/api/merchant/webhooks/{id}/secret', params: ['id' => $id], headers: $headers);
    }

    /**
     * Lists vehicle types, the default first, with their categories
     * @param array<string, string> $headers
     * @return array{vehicleTypes: list<array{id: int, name: string, kind: mixed, categories: list<array{id: int, name: string, description: string|null}>}>}
     */
    public function offeringRead(array $headers = []): mixed
    {
        return $this->call('GET', '/api/merchant/offering', headers: $headers);
    }

    /**
     * Lists orders and money by day, of the orders that the person may read; both days included
     * @param array{from: string, to: string} $query
     * @param array<string, string> $headers
     * @return Spending
     */
    public function spendingDays(array $query = [], array $headers = []): mixed
    {
        return $this->call('GET', '/api/merchant/spending', query: $query, headers: $headers);
    }

    /**
     * Lists the account’s invoices, newest first
     * @param array{cursor?: string, limit?: string} $query
     * @param array<string, string> $headers
     * @return array{items: list<Invoice>, nextCursor: string|null}
     */
    public function spendingList(array $query = [], array $headers = []): mixed
    {
        return $this->call('GET', '/api/merchant/invoices', query: $query, headers: $headers);
    }

    /**
     * Lists the orders of an invoice as they ended, as JSON, CSV or a workbook
     * @param array{format?: mixed} $query
     * @param array<string, string> $headers
     * @return array{items: list<array{id: int, publicId: string, externalId: string|null, merchantId: int, status: mixed, endedAt: string, dropoff: string|null, distanceM: int, totalCents: int, lateChargeCents: int, amountCents: int}>}
     */
    public function spendingOrders(string|int $id, array $query = [], array $headers = []): mixed
    {
        return $this->call('GET', '/api/merchant/invoices/{id}/orders', params: ['id' => $id], query: $query, headers: $headers);
    }

    /**
     * Lists the recipients of the address book, the last used first
     * @param array{q?: string, limit?: string} $query
     * @param array<string, string> $headers
     * @return array{items: list<array{id: int, name: string, phone: string|null, address: string, complement: string|null, reference: string|null, instructions: string|null, latitude: int|float|null, longitude: int|float|null, uses: int, usedAt: string|null}>}
     */
    public function recipientPlacesList(array $query = [], array $headers = []): mixed
    {
        return $this->call('GET', '/api/merchant/recipients', query: $query, headers: $headers);
    }

    /**
     * Adds to the recipients of the address book
     * @param array{name: string, phone?: string|null, address: string, complement?: string|null, reference?: string|null, instructions?: string|null, latitude?: int|float|null, longitude?: int|float|null} $body
     * @param array<string, string> $headers
     * @return array{id: int, name: string, phone: string|null, address: string, complement: string|null, reference: string|null, instructions: string|null, latitude: int|float|null, longitude: int|float|null, uses: int, usedAt: string|null}
     */
    public function recipientPlacesAdd(array $body, array $headers = []): mixed
    {
        return $this->call('POST', '/api/merchant/recipients', body: $body, headers: $headers);
    }

    /**
     * Changes one of the recipients of the address book
     * @param array{name: string, phone?: string|null, address: string, complement?: string|null, reference?: string|null, instructions?: string|null, latitude?: int|float|null, longitude?: int|float|null} $body
     * @param array<string, string> $headers
     * @return array{id: int, name: string, phone: string|null, address: string, complement: string|null, reference: string|null, instructions: string|null, latitude: int|float|null, longitude: int|float|null, uses: int, usedAt: string|null}
     */
    public function recipientPlacesChange(string|int $id, array $body, array $headers = []): mixed
    {
        return $this->call('PUT', '/api/merchant/recipients/{id}', params: ['id' => $id], body: $body, headers: $headers);
    }

    /**
     * Removes one of the recipients from the address book
     * @param array<string, string> $headers
     */
    public function recipientPlacesRemove(string|int $id, array $headers = []): void
    {
        $this->call('DELETE', '/api/merchant/recipients/{id}', params: ['id' => $id], headers: $headers);
    }

    /**
     * Lists the places where goods are collected of the address book, the last used first
     * @param array{q?: string, limit?: string} $query
     * @param array<string, string> $headers
     * @return array{items: list<array{id: int, name: string, phone: string|null, address: string, complement: string|null, reference: string|null, instructions: string|null, latitude: int|float|null, longitude: int|float|null, uses: int, usedAt: string|null}>}
     */
    public function pickupPlacesList(array $query = [], array $headers = []): mixed
    {
        return $this->call('GET', '/api/merchant/pickups', query: $query, headers: $headers);
    }

    /**
     * Adds to the places where goods are collected of the address book
     * @param array{name: string, phone?: string|null, address: string, complement?: string|null, reference?: string|null, instructions?: string|null, latitude?: int|float|null, longitude?: int|float|null} $body
     * @param array<string, string> $headers
     * @return array{id: int, name: string, phone: string|null, address: string, complement: string|null, reference: string|null, instructions: string|null, latitude: int|float|null, longitude: int|float|null, uses: int, usedAt: string|null}
     */
    public function pickupPlacesAdd(array $body, array $headers = []): mixed
    {
        return $this->call('POST', '/api/merchant/pickups', body: $body, headers: $headers);
    }

    /**
     * Changes one of the places where goods are collected of the address book
     * @param array{name: string, phone?: string|null, address: string, complement?: string|null, reference?: string|null, instructions?: string|null, latitude?: int|float|null, longitude?: int|float|null} $body
     * @param array<string, string> $headers
     * @return array{id: int, name: string, phone: string|null, address: string, complement: string|null, reference: string|null, instructions: string|null, latitude: int|float|null, longitude: int|float|null, uses: int, usedAt: string|null}
     */
    public function pickupPlacesChange(string|int $id, array $body, array $headers = []): mixed
    {
        return $this->call('PUT', '/api/merchant/pickups/{id}', params: ['id' => $id], body: $body, headers: $headers);
    }

    /**
     * Removes one of the places where goods are collected from the address book
     * @param array<string, string> $headers
     */
    public function pickupPlacesRemove(string|int $id, array $headers = []): void
    {
        $this->call('DELETE', '/api/merchant/pickups/{id}', params: ['id' => $id], headers: $headers);
    }

    /**
     * Tokens for a code, or for the refresh token that stands; a form or JSON
     * @param array{grant_type: mixed, client_id: string, code?: string, redirect_uri?: string, code_verifier?: string, refresh_token?: string, scope?: string} $body
     * @param array<string, string> $headers
     * @return array{access_token: string, token_type: mixed, expires_in: int, refresh_token: string, scope: string, merchant_id: int, webhook_secret: string|null}
     */
    public function oauthToken(array $body, array $headers = []): mixed
    {
        return $this->call('POST', '/api/merchant/oauth/token', body: $body, headers: $headers);
    }

    /**
     * Ends the grant of a token (RFC 7009); a token that does not stand is answered alike
     * @param array{client_id: string, token: string} $body
     * @param array<string, string> $headers
     */
    public function oauthRevoke(array $body, array $headers = []): void
    {
        $this->call('POST', '/api/merchant/oauth/revoke', body: $body, headers: $headers);
    }
}
