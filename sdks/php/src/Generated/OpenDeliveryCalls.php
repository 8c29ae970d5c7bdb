<?php

// Written by `npm run sdks` from the OpenAPI document; test/sdks compares them.

declare(strict_types=1);

namespace LastMile\Generated;

use LastMile\Calls;

/**
 * @phpstan-type Availability array{pickupAddress: PickupAddress, deliveryAddress: DeliveryAddress, vehicle: Vehicle, limitTimes: array{pickupLimit?: int|float, deliveryLimit?: int|float, orderCreatedAt?: string}, totalOrderPrice: Price, totalWeight: int, returnToMerchant: bool, canCombine: bool, merchant?: Merchant, orderDeliveryFee?: Price, packageVolume?: int|float, packageQuantity?: int, additionalPricePercentual?: int|float, specialInstructions?: string, onlinePayment?: bool}
 * @phpstan-type AvailabilityAnswer array{deliveryPrice: Price, vehicles: array{availableVehicles: int, nextAvailableVehicle: int, vehiclesAvailable: mixed}, ETAs: Eta}
 * @phpstan-type CancelAnswer array{additionalCharges: bool}
 * @phpstan-type ChangedDeliveries array{deliveries: list<DeliveryDetail>, nextCursor: string, more: bool}
 * @phpstan-type ChosenVehicle array{type: string, container: string, containerSize?: string, instruction?: string}
 * @phpstan-type DeliveryAccepted array{deliveryId: string, orderId: string, status: mixed, event: mixed, createdAt: string, completion: array{estimate: string, rejectAfter: string}, deliveryDetailsURL: string}
 * @phpstan-type DeliveryAddress array{country: string, state: string, city: string, district: string, street: string, number: string, postalCode: string, complement: string, reference?: string, latitude?: int|float, longitude?: int|float, instructions?: string}
 * @phpstan-type DeliveryCancel array{reason: mixed, action?: mixed, message?: string}
 * @phpstan-type DeliveryDetail array{deliveryId: string, orderId: string, status: mixed, event: DeliveryEvent, events: list<DeliveryEvent>, createdAt: string, problem?: list<DeliveryProblem>, chosenVehicle?: ChosenVehicle, deliveryPrice?: DeliveryPrice, eta?: Eta, times?: mixed, deliveryMan?: DeliveryPerson, deliveryPerson?: DeliveryPerson, geoLocalization?: array{latitude: int|float, longitude: int|float}, externalTrackingURL?: string, combinedOrdersIds?: list<string>, currentCombinedOrdersIds?: list<string>, confirmationCode?: string}
 * @phpstan-type DeliveryEvent array{type: mixed, datetime: string, message?: string, rejectionInfo?: array{reason: mixed, metadata?: mixed}}
 * @phpstan-type DeliveryEventBody array{deliveryId: string, orderId: string, orderDisplayId: string, merchant: array{id: string, name: string}, event: DeliveryEvent, customerName: string, problem?: list<DeliveryProblem>, vehicle?: ChosenVehicle, deliveryPrice?: DeliveryPrice, eta?: Eta, deliveryPerson?: DeliveryPerson, externalTrackingURL?: string, combinedOrdersIds?: list<string>}
 * @phpstan-type DeliveryHandleProblem array{reason: mixed, action: mixed, message?: string}
 * @phpstan-type DeliveryOrder array{pickupAddress: PickupAddress, deliveryAddress: DeliveryAddress, vehicle: Vehicle, limitTimes: array{pickupLimit?: int|float, deliveryLimit?: int|float, orderCreatedAt?: string}, totalOrderPrice: Price, totalWeight: int, returnToMerchant: bool, canCombine: bool, merchant: Merchant, orderDeliveryFee?: Price, packageVolume?: int|float, packageQuantity?: int, additionalPricePercentual?: int|float, specialInstructions?: string, onlinePayment?: bool, orderId: string, orderDisplayId: string, customerName: string, payments: array{method: mixed, wirelessPos?: bool, offlineMethod?: list<array{type: mixed, amount?: array{value: int|float, currency: string}|int|float}>, change?: array{value: int|float, currency: string}|int|float}, customerPhone?: string, metadata?: array{pickUpCode?: string, partnerData?: array{orderPartnerName?: string, orderDisplayId?: string, phoneNumber?: string}}, notifyReadyForPickup?: bool, confirmationCodeRequired?: bool, items?: list<array{name?: string, quantity?: int|float}>, combinedOrdersIds?: list<string>, pickupCode?: string, customerPhoneLocalizer?: string, notifyPickup?: bool, notifyConclusion?: bool, preparationStartDateTime?: string, sourceAppId?: string, sourceOrderId?: string}
 * @phpstan-type DeliveryOrderFinish array{finishDate?: string, observation?: string}
 * @phpstan-type DeliveryOrderPicked array{pickupDate?: string, volumePicked?: int, observation?: string}
 * @phpstan-type DeliveryPerson array{id: string, name: string, phone?: string, pictureURL?: string}
 * @phpstan-type DeliveryPrice array{price: Price, pricingList: mixed, additionalPricePercentual: int|float}
 * @phpstan-type DeliveryProblem array{reason: mixed, datetime: string, canFinishDeliver: bool, needMerchantAction: bool, message?: string, resolved?: bool, actionTaken?: string, actionMessage?: string, resolutionDate?: string}
 * @phpstan-type DiscoveryManifest array{appId: string, openDelivery: array{currentVersion: string, supportedVersions: list<string>}, discovery: array{version: string}, authentication: array{supportedGrantTypes: list<string>, clientIdGeneration: list<string>}, capabilities: array{logistics: array{version: string, supported: bool, originator: array{supported: bool, supportedEvents: list<mixed>, unsupportedEvents: list<mixed>, supportsWebhook: bool, supportsPolling: bool}, receiver: array{supported: bool, supportedOperations: list<string>, unsupportedOperations: list<string>}}}}
 * @phpstan-type Eta array{updateMethod: mixed, pickupEtaInMinutes: int, pickupEtaDatetime: string, deliveryEtaInMinutes: int, deliveryEtaDatetime: string, maxDeliveryTime: string}
 * @phpstan-type Merchant array{id: string, name: string}
 * @phpstan-type PickupAddress array{country: string, state: string, city: string, district: string, street: string, number: string, postalCode: string, complement: string, reference?: string, latitude?: int|float, longitude?: int|float, instructions?: string, pickupLocation?: string, parkingSpace?: bool}
 * @phpstan-type Price array{value: int|float, currency: string}
 * @phpstan-type TokenAnswer array{access_token: string, token_type: mixed, expires_in: 86400}
 * @phpstan-type Vehicle array{type: list<mixed>, container: mixed, containerSize?: mixed, instruction?: string}
 */
abstract class OpenDeliveryCalls extends Calls
{
    /**
     * O que este serviço fala: versões, credenciais, operações e eventos
     * @param array<string, string> $headers
     * @return DiscoveryManifest
     */
    public function getDiscoveryManifest(array $headers = []): mixed
    {
        return $this->call('GET', '/api/opendelivery/.well-known/opendelivery', headers: $headers);
    }

    /**
     * Token de acesso, válido por 24 horas; o par também pode vir em HTTP Basic
     * @param array{grant_type: mixed, client_id?: string, client_secret?: string} $body
     * @param array<string, string> $headers
     * @return TokenAnswer
     */
    public function getToken(array $body, array $headers = []): mixed
    {
        return $this->call('POST', '/api/opendelivery/oauth/token', body: $body, headers: $headers);
    }

    /**
     * Simula preço, tempos e veículos; nada é criado
     * @param Availability $body
     * @param array<string, string> $headers
     * @return AvailabilityAnswer
     */
    public function logisticsAvailability(array $body, array $headers = []): mixed
    {
        return $this->call('POST', '/api/opendelivery/v1/logistics/availability', body: $body, headers: $headers);
    }

    /**
     * Solicita uma entrega; a decisão chega por webhook
     * @param DeliveryOrder $body
     * @param array<string, string> $headers
     * @return DeliveryAccepted
     */
    public function logisticsNewDelivery(array $body, array $headers = []): mixed
    {
        return $this->call('POST', '/api/opendelivery/v1/logistics/delivery', body: $body, headers: $headers);
    }

    /**
     * Entregas alteradas desde updated_since, ou desde o nextCursor da resposta anterior
     * @param array{updated_since?: string, cursor?: string, limit?: int} $query
     * @param array<string, string> $headers
     * @return ChangedDeliveries
     */
    public function changedDeliveries(array $query = [], array $headers = []): mixed
    {
        return $this->call('GET', '/api/opendelivery/v1/logistics/delivery', query: $query, headers: $headers);
    }

    /**
     * Última tentativa processada, com histórico
     * @param array<string, string> $headers
     * @return DeliveryDetail
     */
    public function logisticDetails(string|int $orderId, array $headers = []): mixed
    {
        return $this->call('GET', '/api/opendelivery/v1/logistics/delivery/{orderId}', params: ['orderId' => $orderId], headers: $headers);
    }

    /**
     * O pedido está pronto para coleta
     * @param array<string, string> $headers
     */
    public function logisticsReadyForPickup(string|int $orderId, array $headers = []): void
    {
        $this->call('POST', '/api/opendelivery/v1/logistics/readyForPickup/{orderId}', params: ['orderId' => $orderId], headers: $headers);
    }

    /**
     * O entregador coletou o pedido
     * @param DeliveryOrderPicked $body
     * @param array<string, string> $headers
     */
    public function logisticsPicked(string|int $orderId, array $body, array $headers = []): void
    {
        $this->call('POST', '/api/opendelivery/v1/logistics/orderPicked/{orderId}', params: ['orderId' => $orderId], body: $body, headers: $headers);
    }

    /**
     * O consumidor recebeu o pedido
     * @param DeliveryOrderFinish $body
     * @param array<string, string> $headers
     */
    public function logisticsFinish(string|int $orderId, array $body, array $headers = []): void
    {
        $this->call('POST', '/api/opendelivery/v1/logistics/finishDelivery/{orderId}', params: ['orderId' => $orderId], body: $body, headers: $headers);
    }

    /**
     * O que fazer com um problema da entrega
     * @param DeliveryHandleProblem $body
     * @param array<string, string> $headers
     */
    public function logisticsProblem(string|int $orderId, array $body, array $headers = []): void
    {
        $this->call('POST', '/api/opendelivery/v1/logistics/handleProblem/{orderId}', params: ['orderId' => $orderId], body: $body, headers: $headers);
    }

    /**
     * Cancela a entrega, ou só a separa das combinadas (DISCOMBINE_ORDER)
     * @param DeliveryCancel $body
     * @param array<string, string> $headers
     * @return CancelAnswer
     */
    public function logisticsCancel(string|int $orderId, array $body, array $headers = []): mixed
    {
        return $this->call('POST', '/api/opendelivery/v1/logistics/cancel/{orderId}', params: ['orderId' => $orderId], body: $body, headers: $headers);
    }
}
