# Written by `npm run sdks` from the OpenAPI document; test/sdks compares them.
# ruff: noqa
from __future__ import annotations

from typing import Any, Literal, Mapping, NotRequired, TypeAlias, TypedDict

from ..transport import Calls


class AvailabilityLimitTimes(TypedDict):
    pickupLimit: NotRequired[float]
    deliveryLimit: NotRequired[float]
    orderCreatedAt: NotRequired[str]

class Availability(TypedDict):
    pickupAddress: PickupAddress
    deliveryAddress: DeliveryAddress
    vehicle: Vehicle
    limitTimes: AvailabilityLimitTimes
    totalOrderPrice: Price
    totalWeight: int
    returnToMerchant: bool
    canCombine: bool
    merchant: NotRequired[Merchant]
    orderDeliveryFee: NotRequired[Price]
    packageVolume: NotRequired[float]
    packageQuantity: NotRequired[int]
    additionalPricePercentual: NotRequired[float]
    specialInstructions: NotRequired[str]
    onlinePayment: NotRequired[bool]

class AvailabilityAnswerVehicles(TypedDict):
    availableVehicles: int
    nextAvailableVehicle: int
    vehiclesAvailable: Any

class AvailabilityAnswer(TypedDict):
    deliveryPrice: Price
    vehicles: AvailabilityAnswerVehicles
    ETAs: Eta

class CancelAnswer(TypedDict):
    additionalCharges: bool

class ChangedDeliveries(TypedDict):
    deliveries: list[DeliveryDetail]
    nextCursor: str
    more: bool

class ChosenVehicle(TypedDict):
    type: str
    container: str
    containerSize: NotRequired[str]
    instruction: NotRequired[str]

class DeliveryAcceptedCompletion(TypedDict):
    estimate: str
    rejectAfter: str

class DeliveryAccepted(TypedDict):
    deliveryId: str
    orderId: str
    status: Any
    event: Any
    createdAt: str
    completion: DeliveryAcceptedCompletion
    deliveryDetailsURL: str

class DeliveryAddress(TypedDict):
    country: str
    state: str
    city: str
    district: str
    street: str
    number: str
    postalCode: str
    complement: str
    reference: NotRequired[str]
    latitude: NotRequired[float]
    longitude: NotRequired[float]
    instructions: NotRequired[str]

class DeliveryCancel(TypedDict):
    reason: Any
    action: NotRequired[Any]
    message: NotRequired[str]

class DeliveryDetailGeoLocalization(TypedDict):
    latitude: float
    longitude: float

class DeliveryDetail(TypedDict):
    deliveryId: str
    orderId: str
    status: Any
    event: DeliveryEvent
    events: list[DeliveryEvent]
    createdAt: str
    problem: NotRequired[list[DeliveryProblem]]
    chosenVehicle: NotRequired[ChosenVehicle]
    deliveryPrice: NotRequired[DeliveryPrice]
    eta: NotRequired[Eta]
    times: NotRequired[Any]
    deliveryMan: NotRequired[DeliveryPerson]
    deliveryPerson: NotRequired[DeliveryPerson]
    geoLocalization: NotRequired[DeliveryDetailGeoLocalization]
    externalTrackingURL: NotRequired[str]
    combinedOrdersIds: NotRequired[list[str]]
    currentCombinedOrdersIds: NotRequired[list[str]]
    confirmationCode: NotRequired[str]

class DeliveryEventRejectionInfo(TypedDict):
    reason: Any
    metadata: NotRequired[Any]

class DeliveryEvent(TypedDict):
    type: Any
    datetime: str
    message: NotRequired[str]
    rejectionInfo: NotRequired[DeliveryEventRejectionInfo]

class DeliveryEventBodyMerchant(TypedDict):
    id: str
    name: str

class DeliveryEventBody(TypedDict):
    deliveryId: str
    orderId: str
    orderDisplayId: str
    merchant: DeliveryEventBodyMerchant
    event: DeliveryEvent
    customerName: str
    problem: NotRequired[list[DeliveryProblem]]
    vehicle: NotRequired[ChosenVehicle]
    deliveryPrice: NotRequired[DeliveryPrice]
    eta: NotRequired[Eta]
    deliveryPerson: NotRequired[DeliveryPerson]
    externalTrackingURL: NotRequired[str]
    combinedOrdersIds: NotRequired[list[str]]

class DeliveryHandleProblem(TypedDict):
    reason: Any
    action: Any
    message: NotRequired[str]

class DeliveryOrderLimitTimes(TypedDict):
    pickupLimit: NotRequired[float]
    deliveryLimit: NotRequired[float]
    orderCreatedAt: NotRequired[str]

class DeliveryOrderPaymentsOfflineMethodItemAmount(TypedDict):
    value: float
    currency: str

class DeliveryOrderPaymentsOfflineMethodItem(TypedDict):
    type: Any
    amount: NotRequired[DeliveryOrderPaymentsOfflineMethodItemAmount | float]

class DeliveryOrderPaymentsChange(TypedDict):
    value: float
    currency: str

class DeliveryOrderPayments(TypedDict):
    method: Any
    wirelessPos: NotRequired[bool]
    offlineMethod: NotRequired[list[DeliveryOrderPaymentsOfflineMethodItem]]
    change: NotRequired[DeliveryOrderPaymentsChange | float]

class DeliveryOrderMetadataPartnerData(TypedDict):
    orderPartnerName: NotRequired[str]
    orderDisplayId: NotRequired[str]
    phoneNumber: NotRequired[str]

class DeliveryOrderMetadata(TypedDict):
    pickUpCode: NotRequired[str]
    partnerData: NotRequired[DeliveryOrderMetadataPartnerData]

class DeliveryOrderItemsItem(TypedDict):
    name: NotRequired[str]
    quantity: NotRequired[float]

class DeliveryOrder(TypedDict):
    pickupAddress: PickupAddress
    deliveryAddress: DeliveryAddress
    vehicle: Vehicle
    limitTimes: DeliveryOrderLimitTimes
    totalOrderPrice: Price
    totalWeight: int
    returnToMerchant: bool
    canCombine: bool
    merchant: Merchant
    orderDeliveryFee: NotRequired[Price]
    packageVolume: NotRequired[float]
    packageQuantity: NotRequired[int]
    additionalPricePercentual: NotRequired[float]
    specialInstructions: NotRequired[str]
    onlinePayment: NotRequired[bool]
    orderId: str
    orderDisplayId: str
    customerName: str
    payments: DeliveryOrderPayments
    customerPhone: NotRequired[str]
    metadata: NotRequired[DeliveryOrderMetadata]
    notifyReadyForPickup: NotRequired[bool]
    confirmationCodeRequired: NotRequired[bool]
    items: NotRequired[list[DeliveryOrderItemsItem]]
    combinedOrdersIds: NotRequired[list[str]]
    pickupCode: NotRequired[str]
    customerPhoneLocalizer: NotRequired[str]
    notifyPickup: NotRequired[bool]
    notifyConclusion: NotRequired[bool]
    preparationStartDateTime: NotRequired[str]
    sourceAppId: NotRequired[str]
    sourceOrderId: NotRequired[str]

class DeliveryOrderFinish(TypedDict):
    finishDate: NotRequired[str]
    observation: NotRequired[str]

class DeliveryOrderPicked(TypedDict):
    pickupDate: NotRequired[str]
    volumePicked: NotRequired[int]
    observation: NotRequired[str]

class DeliveryPerson(TypedDict):
    id: str
    name: str
    phone: NotRequired[str]
    pictureURL: NotRequired[str]

class DeliveryPrice(TypedDict):
    price: Price
    pricingList: Any
    additionalPricePercentual: float

class DeliveryProblem(TypedDict):
    reason: Any
    datetime: str
    canFinishDeliver: bool
    needMerchantAction: bool
    message: NotRequired[str]
    resolved: NotRequired[bool]
    actionTaken: NotRequired[str]
    actionMessage: NotRequired[str]
    resolutionDate: NotRequired[str]

class DiscoveryManifestOpenDelivery(TypedDict):
    currentVersion: str
    supportedVersions: list[str]

class DiscoveryManifestDiscovery(TypedDict):
    version: str

class DiscoveryManifestAuthentication(TypedDict):
    supportedGrantTypes: list[str]
    clientIdGeneration: list[str]

class DiscoveryManifestCapabilitiesLogisticsOriginator(TypedDict):
    supported: bool
    supportedEvents: list[Any]
    unsupportedEvents: list[Any]
    supportsWebhook: bool
    supportsPolling: bool

class DiscoveryManifestCapabilitiesLogisticsReceiver(TypedDict):
    supported: bool
    supportedOperations: list[str]
    unsupportedOperations: list[str]

class DiscoveryManifestCapabilitiesLogistics(TypedDict):
    version: str
    supported: bool
    originator: DiscoveryManifestCapabilitiesLogisticsOriginator
    receiver: DiscoveryManifestCapabilitiesLogisticsReceiver

class DiscoveryManifestCapabilities(TypedDict):
    logistics: DiscoveryManifestCapabilitiesLogistics

class DiscoveryManifest(TypedDict):
    appId: str
    openDelivery: DiscoveryManifestOpenDelivery
    discovery: DiscoveryManifestDiscovery
    authentication: DiscoveryManifestAuthentication
    capabilities: DiscoveryManifestCapabilities

class Eta(TypedDict):
    updateMethod: Any
    pickupEtaInMinutes: int
    pickupEtaDatetime: str
    deliveryEtaInMinutes: int
    deliveryEtaDatetime: str
    maxDeliveryTime: str

class Merchant(TypedDict):
    id: str
    name: str

class PickupAddress(TypedDict):
    country: str
    state: str
    city: str
    district: str
    street: str
    number: str
    postalCode: str
    complement: str
    reference: NotRequired[str]
    latitude: NotRequired[float]
    longitude: NotRequired[float]
    instructions: NotRequired[str]
    pickupLocation: NotRequired[str]
    parkingSpace: NotRequired[bool]

class Price(TypedDict):
    value: float
    currency: str

class TokenAnswer(TypedDict):
    access_token: str
    token_type: Any
    expires_in: Literal[86400]

class Vehicle(TypedDict):
    type: list[Any]
    container: Any
    containerSize: NotRequired[Any]
    instruction: NotRequired[str]

class GetTokenBody(TypedDict):
    grant_type: Any
    client_id: NotRequired[str]
    client_secret: NotRequired[str]

class ChangedDeliveriesQuery(TypedDict):
    updated_since: NotRequired[str]
    cursor: NotRequired[str]
    limit: NotRequired[int]

class OpenDeliveryCalls(Calls):
    def get_discovery_manifest(
        self,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> DiscoveryManifest:
        """O que este serviço fala: versões, credenciais, operações e eventos"""
        return self._call("GET", "/api/opendelivery/.well-known/opendelivery", headers=headers)

    def get_token(
        self,
        body: GetTokenBody,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> TokenAnswer:
        """Token de acesso, válido por 24 horas; o par também pode vir em HTTP Basic"""
        return self._call("POST", "/api/opendelivery/oauth/token", body=body, headers=headers)

    def logistics_availability(
        self,
        body: Availability,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> AvailabilityAnswer:
        """Simula preço, tempos e veículos; nada é criado"""
        return self._call("POST", "/api/opendelivery/v1/logistics/availability", body=body, headers=headers)

    def logistics_new_delivery(
        self,
        body: DeliveryOrder,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> DeliveryAccepted:
        """Solicita uma entrega; a decisão chega por webhook"""
        return self._call("POST", "/api/opendelivery/v1/logistics/delivery", body=body, headers=headers)

    def changed_deliveries(
        self,
        *,
        query: ChangedDeliveriesQuery | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> ChangedDeliveries:
        """Entregas alteradas desde updated_since, ou desde o nextCursor da resposta anterior"""
        return self._call("GET", "/api/opendelivery/v1/logistics/delivery", query=query, headers=headers)

    def logistic_details(
        self,
        orderId: str | int,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> DeliveryDetail:
        """Última tentativa processada, com histórico"""
        return self._call("GET", "/api/opendelivery/v1/logistics/delivery/{orderId}", params={"orderId": orderId}, headers=headers)

    def logistics_ready_for_pickup(
        self,
        orderId: str | int,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> None:
        """O pedido está pronto para coleta"""
        return self._call("POST", "/api/opendelivery/v1/logistics/readyForPickup/{orderId}", params={"orderId": orderId}, headers=headers)

    def logistics_picked(
        self,
        orderId: str | int,
        body: DeliveryOrderPicked,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> None:
        """O entregador coletou o pedido"""
        return self._call("POST", "/api/opendelivery/v1/logistics/orderPicked/{orderId}", params={"orderId": orderId}, body=body, headers=headers)

    def logistics_finish(
        self,
        orderId: str | int,
        body: DeliveryOrderFinish,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> None:
        """O consumidor recebeu o pedido"""
        return self._call("POST", "/api/opendelivery/v1/logistics/finishDelivery/{orderId}", params={"orderId": orderId}, body=body, headers=headers)

    def logistics_problem(
        self,
        orderId: str | int,
        body: DeliveryHandleProblem,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> None:
        """O que fazer com um problema da entrega"""
        return self._call("POST", "/api/opendelivery/v1/logistics/handleProblem/{orderId}", params={"orderId": orderId}, body=body, headers=headers)

    def logistics_cancel(
        self,
        orderId: str | int,
        body: DeliveryCancel,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> CancelAnswer:
        """Cancela a entrega, ou só a separa das combinadas (DISCOMBINE_ORDER)"""
        return self._call("POST", "/api/opendelivery/v1/logistics/cancel/{orderId}", params={"orderId": orderId}, body=body, headers=headers)
