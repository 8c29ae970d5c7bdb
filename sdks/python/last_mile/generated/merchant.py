# Written by `npm run sdks` from the OpenAPI document; test/sdks compares them.
# ruff: noqa
from __future__ import annotations

from typing import Any, Literal, Mapping, NotRequired, TypeAlias, TypedDict

from ..transport import Calls


class AccountAddress(TypedDict):
    street: str
    number: NotRequired[str | None]
    complement: NotRequired[str | None]
    district: NotRequired[str | None]
    city: NotRequired[str | None]
    state: NotRequired[str | None]
    postalCode: NotRequired[str | None]

class ClientPair(TypedDict):
    id: int
    clientId: str
    clientSecret: str

class Invoice(TypedDict):
    id: int
    hubId: int
    number: int
    merchantId: int
    fromDay: str
    throughDay: str
    dueDay: str
    orderCount: int
    totalCents: int
    closedAt: str
    paidAt: str | None
    paidEntryId: int | None
    voidedAt: str | None
    state: Any
    merchantName: str

class MerchantAccountAddress(TypedDict):
    street: str | None
    number: str | None
    complement: str | None
    district: str | None
    city: str | None
    state: str | None
    postalCode: str | None
    latitude: float | None
    longitude: float | None

MerchantAccountOpeningHoursItem = TypedDict(
    "MerchantAccountOpeningHoursItem",
    {
        "weekday": "int",
        "from": "str",
        "to": "str",
    },
)

class MerchantAccount(TypedDict):
    id: int
    name: str
    legalName: str | None
    email: str | None
    phone: str
    document: str | None
    address: MerchantAccountAddress | None
    openingHours: list[MerchantAccountOpeningHoursItem] | None
    courierNote: str | None
    ifUndelivered: Any | None
    logoUrl: str | None
    preparation: PreparationTimes

class MerchantOrderMerchant(TypedDict):
    id: int
    name: str

class MerchantOrderPickup(TypedDict):
    address: str
    complement: str | None
    reference: str | None
    latitude: float | None
    longitude: float | None
    name: str | None
    phone: str | None
    instructions: str | None

class MerchantOrderPix(TypedDict):
    code: str
    qr: list[str]
    expiresAt: str

class MerchantOrderCourierPosition(TypedDict):
    latitude: float
    longitude: float
    at: str

class MerchantOrderCourier(TypedDict):
    name: str
    phone: str | None
    vehicleKind: str | None
    vehicle: str | None
    plate: str | None
    position: MerchantOrderCourierPosition | None

class MerchantOrder(TypedDict):
    id: int
    publicId: str
    kind: Any
    source: str
    status: Any
    sequence: int
    merchant: MerchantOrderMerchant
    redeliveryOf: int | None
    redeliverable: bool
    externalId: str | None
    observation: str | None
    pickup: MerchantOrderPickup
    pickupCode: str | None
    stops: list[MerchantOrderStop]
    vehicleTypeId: int
    needsReturn: bool
    needsProof: bool
    distanceM: int
    distanceSource: Any | None
    durationS: int
    totalCents: int
    lateChargeCents: int
    tipCents: int
    goodsValueCents: int | None
    paymentMethod: Any
    paymentStatus: str | None
    pix: MerchantOrderPix | None
    courier: MerchantOrderCourier | None
    trackingUrl: str
    createdAt: str
    scheduledFor: str | None
    readyAt: str | None
    deliverBy: str | None
    acceptedAt: str | None
    arrivedPickupAt: str | None
    collectedAt: str | None
    deliveredAt: str | None
    finishedAt: str | None
    cancelledAt: str | None
    cancelReason: Any | None
    cancelNote: str | None
    returning: bool

class MerchantOrderDetailMerchant(TypedDict):
    id: int
    name: str

class MerchantOrderDetailPickup(TypedDict):
    address: str
    complement: str | None
    reference: str | None
    latitude: float | None
    longitude: float | None
    name: str | None
    phone: str | None
    instructions: str | None

class MerchantOrderDetailPix(TypedDict):
    code: str
    qr: list[str]
    expiresAt: str

class MerchantOrderDetailCourierPosition(TypedDict):
    latitude: float
    longitude: float
    at: str

class MerchantOrderDetailCourier(TypedDict):
    name: str
    phone: str | None
    vehicleKind: str | None
    vehicle: str | None
    plate: str | None
    position: MerchantOrderDetailCourierPosition | None

class MerchantOrderDetailTimelineItem(TypedDict):
    sequence: int
    type: str
    at: str
    happenedAt: str | None
    actor: str
    stop: int | None
    note: str | None

class MerchantOrderDetail(TypedDict):
    id: int
    publicId: str
    kind: Any
    source: str
    status: Any
    sequence: int
    merchant: MerchantOrderDetailMerchant
    redeliveryOf: int | None
    redeliverable: bool
    externalId: str | None
    observation: str | None
    pickup: MerchantOrderDetailPickup
    pickupCode: str | None
    stops: list[MerchantOrderStop]
    vehicleTypeId: int
    needsReturn: bool
    needsProof: bool
    distanceM: int
    distanceSource: Any | None
    durationS: int
    totalCents: int
    lateChargeCents: int
    tipCents: int
    goodsValueCents: int | None
    paymentMethod: Any
    paymentStatus: str | None
    pix: MerchantOrderDetailPix | None
    courier: MerchantOrderDetailCourier | None
    trackingUrl: str
    createdAt: str
    scheduledFor: str | None
    readyAt: str | None
    deliverBy: str | None
    acceptedAt: str | None
    arrivedPickupAt: str | None
    collectedAt: str | None
    deliveredAt: str | None
    finishedAt: str | None
    cancelledAt: str | None
    cancelReason: Any | None
    cancelNote: str | None
    returning: bool
    timeline: list[MerchantOrderDetailTimelineItem]

class MerchantOrderStopCollected(TypedDict):
    cents: int
    method: Any
    changeCents: int
    reason: str | None

class MerchantOrderStopRating(TypedDict):
    stars: int
    reason: Any | None

class MerchantOrderStopProof(TypedDict):
    photos: list[str]
    signature: str | None
    document: str | None
    name: str | None
    observation: str | None

class MerchantOrderStop(TypedDict):
    address: str
    complement: str | None
    reference: str | None
    latitude: float | None
    longitude: float | None
    name: str | None
    phone: str | None
    instructions: str | None
    id: str
    ordinal: int
    status: Any
    displayId: str | None
    observation: str | None
    confirmationCode: str | None
    collectCents: int | None
    collectMethod: str | None
    changeForCents: int | None
    collected: MerchantOrderStopCollected | None
    arrivedAt: str | None
    finishedAt: str | None
    failureReason: str | None
    ifUndelivered: Any | None
    neighbour: str | None
    left: Any | None
    minimumAge: int | None
    ageChecked: bool
    rating: MerchantOrderStopRating | None
    trackingUrl: str
    proof: MerchantOrderStopProof | None

class MerchantPickup(TypedDict):
    address: NotRequired[str | None]
    street: NotRequired[str | None]
    number: NotRequired[str | None]
    district: NotRequired[str | None]
    city: NotRequired[str | None]
    state: NotRequired[str | None]
    complement: NotRequired[str | None]
    reference: NotRequired[str | None]
    postalCode: NotRequired[str | None]
    latitude: NotRequired[float | None]
    longitude: NotRequired[float | None]
    name: NotRequired[str | None]
    phone: NotRequired[str | None]
    instructions: NotRequired[str | None]

class MerchantQuote(TypedDict):
    totalCents: int
    distanceM: int
    distanceSource: Any | None
    returnDistanceM: int
    durationS: int
    promiseMinutes: int
    raised: bool
    vehicleTypeId: int
    pickup: Point
    stops: list[Point]

class MerchantStop(TypedDict):
    address: NotRequired[str | None]
    street: NotRequired[str | None]
    number: NotRequired[str | None]
    district: NotRequired[str | None]
    city: NotRequired[str | None]
    state: NotRequired[str | None]
    complement: NotRequired[str | None]
    reference: NotRequired[str | None]
    postalCode: NotRequired[str | None]
    latitude: NotRequired[float | None]
    longitude: NotRequired[float | None]
    name: NotRequired[str | None]
    phone: NotRequired[str | None]
    instructions: NotRequired[str | None]
    displayId: NotRequired[str | None]
    observation: NotRequired[str | None]
    collectCents: NotRequired[int | None]
    collectMethod: NotRequired[Any | None]
    changeForCents: NotRequired[int | None]
    ifUndelivered: NotRequired[Any | None]
    neighbour: NotRequired[str | None]
    minimumAge: NotRequired[int | None]

class MerchantUserRestrictions(TypedDict):
    ordering: bool
    readingOthers: bool

class MerchantUser(TypedDict):
    id: int
    name: str
    email: str | None
    phone: str
    restrictions: MerchantUserRestrictions
    dayLimitCents: int | None
    blocked: bool
    hasPassword: bool
    createdAt: str

class OrderBatchRowsItemProblem(TypedDict):
    type: str
    title: str
    status: int
    detail: str
    errors: NotRequired[dict[str, list[str]]]

class OrderBatchRowsItem(TypedDict):
    orderId: int | None
    publicId: str | None
    externalId: str | None
    totalCents: int | None
    problem: OrderBatchRowsItemProblem | None

class OrderBatch(TypedDict):
    id: int | None
    atomic: bool
    total: int
    placed: int
    refused: int
    createdAt: str
    endedAt: str | None
    rows: list[OrderBatchRowsItem]

class Point(TypedDict):
    latitude: float
    longitude: float

class PreparationTimesItemsItem(TypedDict):
    weekday: int
    hour: int
    seconds: float
    samples: int
    used: bool

class PreparationTimes(TypedDict):
    preparationMinutes: int | None
    items: list[PreparationTimesItemsItem]

class SpendingItemsItem(TypedDict):
    day: str
    orders: int
    delivered: int
    cancelled: int
    spentCents: int

class Spending(TypedDict):
    items: list[SpendingItemsItem]

class TestDelivery(TypedDict):
    deliveryId: int
    state: str
    status: int | None
    error: str | None
    notice: str | None

class TopUp(TypedDict):
    id: int
    state: Any
    amountCents: int
    feeCents: int
    code: str
    qr: list[str]
    expiresAt: str
    paidAt: str | None
    paidCents: int | None
    createdAt: str

class WalletEntry(TypedDict):
    id: int
    uuid: str
    operation: Any
    kind: Any
    amountCents: int
    description: str
    status: Any
    externalId: str | None
    paymentMethod: str | None
    orderId: int | None
    referenceId: int | None
    createdAt: str

class WebhookDeliveryTriesItem(TypedDict):
    id: int
    at: str
    durationMs: int
    status: int | None
    error: str | None
    answer: str | None
    headers: dict[str, str]

class WebhookDelivery(TypedDict):
    id: int
    face: str
    subscriptionId: int
    topic: str
    aggregateId: int
    state: str
    dueAt: str | None
    attempts: int
    event: str | None
    lastStatus: int | None
    lastError: str | None
    createdAt: str
    settledAt: str | None
    notice: str | None
    body: str | None
    tries: list[WebhookDeliveryTriesItem]

class WebhookDeliveryLine(TypedDict):
    id: int
    face: str
    subscriptionId: int
    topic: str
    aggregateId: int
    state: str
    dueAt: str | None
    attempts: int
    event: str | None
    lastStatus: int | None
    lastError: str | None
    createdAt: str
    settledAt: str | None
    notice: str | None

class DeliveryImportsPreviewBody(TypedDict):
    csv: str

class DeliveryImportsPreviewAnswerItemsItemDelivery(TypedDict):
    name: str | None
    phone: str | None
    address: str
    complement: str | None
    instructions: str | None
    externalId: str | None
    collectCents: int | None

class DeliveryImportsPreviewAnswerItemsItem(TypedDict):
    line: int
    delivery: DeliveryImportsPreviewAnswerItemsItemDelivery
    totalCents: int | None
    fault: str | None

class DeliveryImportsPreviewAnswer(TypedDict):
    items: list[DeliveryImportsPreviewAnswerItemsItem]
    totalCents: int
    faults: int

class DeliveryImportsBeginBody(TypedDict):
    key: str
    csv: str
    paymentMethod: Any

class DeliveryImportsBeginAnswer(TypedDict):
    id: int
    key: str
    paymentMethod: Any
    total: int
    done: int
    refused: int
    createdAt: str
    endedAt: str | None

class DeliveryImportsListAnswerItemsItem(TypedDict):
    id: int
    key: str
    paymentMethod: Any
    total: int
    done: int
    refused: int
    createdAt: str
    endedAt: str | None

class DeliveryImportsListAnswer(TypedDict):
    items: list[DeliveryImportsListAnswerItemsItem]

class DeliveryImportsReadAnswerRowsItemDelivery(TypedDict):
    name: str | None
    phone: str | None
    address: str
    complement: str | None
    instructions: str | None
    externalId: str | None
    collectCents: int | None

class DeliveryImportsReadAnswerRowsItem(TypedDict):
    line: int
    delivery: DeliveryImportsReadAnswerRowsItemDelivery
    state: Any
    refusal: str | None
    orderId: int | None

class DeliveryImportsReadAnswer(TypedDict):
    id: int
    key: str
    paymentMethod: Any
    total: int
    done: int
    refused: int
    createdAt: str
    endedAt: str | None
    rows: list[DeliveryImportsReadAnswerRowsItem]

AccountChangeBodyOpeningHoursItem = TypedDict(
    "AccountChangeBodyOpeningHoursItem",
    {
        "weekday": "int",
        "from": "str",
        "to": "str",
    },
)

class AccountChangeBody(TypedDict):
    name: NotRequired[str]
    phone: NotRequired[str]
    address: NotRequired[AccountAddress]
    openingHours: NotRequired[list[AccountChangeBodyOpeningHoursItem] | None]
    preparationMinutes: NotRequired[int | None]
    courierNote: NotRequired[str | None]
    ifUndelivered: NotRequired[Any | None]

class AppAuthorizationsAskQuery(TypedDict):
    response_type: NotRequired[str]
    client_id: NotRequired[str]
    redirect_uri: NotRequired[str]
    scope: NotRequired[str]
    state: NotRequired[str]
    code_challenge: NotRequired[str]
    code_challenge_method: NotRequired[str]

class AppAuthorizationsAskAnswerApp(TypedDict):
    id: int
    name: str
    description: str | None
    website: str | None
    logoUrl: str | None
    teamName: str

class AppAuthorizationsAskAnswerMerchant(TypedDict):
    id: int
    name: str

class AppAuthorizationsAskAnswer(TypedDict):
    app: AppAuthorizationsAskAnswerApp
    merchant: AppAuthorizationsAskAnswerMerchant
    scopes: list[Any]
    held: list[Any] | None
    redirectHost: str
    refusedTo: str | None

class AppAuthorizationsDecideBody(TypedDict):
    response_type: NotRequired[str]
    client_id: NotRequired[str]
    redirect_uri: NotRequired[str]
    scope: NotRequired[str]
    state: NotRequired[str]
    code_challenge: NotRequired[str]
    code_challenge_method: NotRequired[str]
    allow: bool

class AppAuthorizationsDecideAnswer(TypedDict):
    id: int | None
    redirectTo: str

class AppsAppsAnswerItemsItem(TypedDict):
    id: int
    name: str
    type: Any
    logoUrl: str | None
    teamName: str
    description: str | None
    website: str | None
    merchantsMaySetTheirOwn: bool

class AppsAppsAnswer(TypedDict):
    items: list[AppsAppsAnswerItemsItem]

class AppsListAnswerItemsItem(TypedDict):
    id: int
    appId: int
    name: str
    type: Any
    logoUrl: str | None
    teamName: str
    webhookUrl: str | None
    connectedAt: str
    disconnectedAt: str | None
    lastUsedAt: str | None
    scopes: list[Any] | None
    lastAct: Any | None
    lastActAt: str | None
    dayLimitCents: int | None

class AppsListAnswer(TypedDict):
    items: list[AppsListAnswerItemsItem]

class AppsConnectBody(TypedDict):
    appId: int
    webhookUrl: NotRequired[str | None]

class AppsConnectAnswer(TypedDict):
    id: int
    appId: int
    name: str
    type: Any
    logoUrl: str | None
    teamName: str
    webhookUrl: str | None
    connectedAt: str
    disconnectedAt: str | None
    lastUsedAt: str | None
    scopes: list[Any] | None
    lastAct: Any | None
    lastActAt: str | None
    dayLimitCents: int | None

class AppsNarrowBody(TypedDict):
    scopes: list[Any]

class AppsNarrowAnswer(TypedDict):
    id: int
    appId: int
    name: str
    type: Any
    logoUrl: str | None
    teamName: str
    webhookUrl: str | None
    connectedAt: str
    disconnectedAt: str | None
    lastUsedAt: str | None
    scopes: list[Any] | None
    lastAct: Any | None
    lastActAt: str | None
    dayLimitCents: int | None

class AppsLimitBody(TypedDict):
    dayLimitCents: int | None

class AppsLimitAnswer(TypedDict):
    id: int
    appId: int
    name: str
    type: Any
    logoUrl: str | None
    teamName: str
    webhookUrl: str | None
    connectedAt: str
    disconnectedAt: str | None
    lastUsedAt: str | None
    scopes: list[Any] | None
    lastAct: Any | None
    lastActAt: str | None
    dayLimitCents: int | None

class DeliveriesListQuery(TypedDict):
    subscriptionId: NotRequired[str]
    orderId: NotRequired[str]
    state: NotRequired[Any]
    cursor: NotRequired[str]
    limit: NotRequired[str]

class DeliveriesListAnswer(TypedDict):
    items: list[WebhookDeliveryLine]
    nextCursor: str | None

class DeliveriesResendAnswer(TypedDict):
    resent: int

class KeysListAnswerItemsItem(TypedDict):
    id: int
    kind: str
    environment: str
    label: str
    expiresAt: str | None
    lastUsedAt: str | None
    deactivatedAt: str | None
    createdAt: str

class KeysListAnswer(TypedDict):
    items: list[KeysListAnswerItemsItem]

class KeysIssueBody(TypedDict):
    kind: Any
    label: str

class KeysIssueAnswer(TypedDict):
    id: int
    key: str

class KeysRotateAnswer(TypedDict):
    id: int
    key: str

class OpenDeliveryReadAnswer(TypedDict):
    enabled: bool
    webhookUrl: str | None
    acceptMarketplaceOrders: bool
    acceptAny2xx: bool
    clientId: str | None
    subscriptionId: int | None
    notice: str | None

class OpenDeliveryChangeBody(TypedDict):
    enabled: bool
    webhookUrl: NotRequired[str | None]
    acceptMarketplaceOrders: NotRequired[bool]
    acceptAny2xx: NotRequired[bool]

class OpenDeliveryChangeAnswer(TypedDict):
    enabled: bool
    webhookUrl: str | None
    acceptMarketplaceOrders: bool
    acceptAny2xx: bool
    clientId: str | None
    subscriptionId: int | None
    notice: str | None

class OrderBatchesPlaceBodyOrdersItem(TypedDict):
    vehicleTypeId: NotRequired[int | None]
    categoryId: NotRequired[int | None]
    pickup: NotRequired[MerchantPickup]
    needsReturn: NotRequired[bool]
    stops: NotRequired[list[MerchantStop]]
    openStops: NotRequired[int]
    needsProof: NotRequired[bool]
    externalId: NotRequired[str | None]
    observation: NotRequired[str | None]
    goodsValueCents: NotRequired[int | None]
    paymentMethod: Any
    expectedTotalCents: NotRequired[int | None]
    quoteId: NotRequired[str | None]
    waitsForReady: NotRequired[bool]
    scheduledFor: NotRequired[str | None]

class OrderBatchesPlaceBody(TypedDict):
    atomic: NotRequired[bool]
    orders: list[OrderBatchesPlaceBodyOrdersItem]

class OrdersListQuery(TypedDict):
    q: NotRequired[str]
    status: NotRequired[str]
    own: NotRequired[Any]
    scheduledOnly: NotRequired[Any]
    createdFrom: NotRequired[str]
    createdTo: NotRequired[str]
    cursor: NotRequired[str]
    limit: NotRequired[str]

class OrdersListAnswer(TypedDict):
    items: list[MerchantOrder]
    nextCursor: str | None

class OrdersCreateBody(TypedDict):
    vehicleTypeId: NotRequired[int | None]
    categoryId: NotRequired[int | None]
    pickup: NotRequired[MerchantPickup]
    needsReturn: NotRequired[bool]
    stops: NotRequired[list[MerchantStop]]
    openStops: NotRequired[int]
    needsProof: NotRequired[bool]
    externalId: NotRequired[str | None]
    observation: NotRequired[str | None]
    goodsValueCents: NotRequired[int | None]
    paymentMethod: Any
    expectedTotalCents: NotRequired[int | None]
    quoteId: NotRequired[str | None]
    waitsForReady: NotRequired[bool]
    scheduledFor: NotRequired[str | None]

class OrdersQuoteBody(TypedDict):
    vehicleTypeId: NotRequired[int | None]
    categoryId: NotRequired[int | None]
    pickup: NotRequired[MerchantPickup]
    needsReturn: NotRequired[bool]
    stops: list[MerchantPickup]
    scheduledFor: NotRequired[str | None]

class OrdersMovementsAnswerItemsItem(TypedDict):
    id: int
    uuid: str
    operation: Any
    kind: Any
    amountCents: int
    description: str
    status: Any
    externalId: str | None
    paymentMethod: str | None
    orderId: int | None
    referenceId: int | None
    createdAt: str

class OrdersMovementsAnswer(TypedDict):
    items: list[OrdersMovementsAnswerItemsItem]

class OrdersCancelBody(TypedDict):
    note: NotRequired[str | None]

class ClaimsListQuery(TypedDict):
    state: NotRequired[Any]

class ClaimsListAnswerItemsItem(TypedDict):
    id: int
    orderId: int
    publicId: str
    stop: int
    kind: Any
    openedBy: Any
    text: str
    photos: int
    state: Any
    dueAt: str
    fault: Any | None
    answer: str | None
    decidedAt: str | None
    createdAt: str

class ClaimsListAnswer(TypedDict):
    items: list[ClaimsListAnswerItemsItem]

class ClaimsOfOrderAnswerItemsItem(TypedDict):
    id: int
    orderId: int
    publicId: str
    stop: int
    kind: Any
    openedBy: Any
    text: str
    photos: int
    state: Any
    dueAt: str
    fault: Any | None
    answer: str | None
    decidedAt: str | None
    createdAt: str

class ClaimsOfOrderAnswer(TypedDict):
    items: list[ClaimsOfOrderAnswerItemsItem]

class ClaimsOpenBody(TypedDict):
    stop: NotRequired[int]
    kind: Any
    text: str

class ClaimsOpenAnswer(TypedDict):
    id: int
    orderId: int
    publicId: str
    stop: int
    kind: Any
    openedBy: Any
    text: str
    photos: int
    state: Any
    dueAt: str
    fault: Any | None
    answer: str | None
    decidedAt: str | None
    createdAt: str

class OrderMapGroundAnswerRegionBounds(TypedDict):
    south: float
    west: float
    north: float
    east: float

class OrderMapGroundAnswerRegion(TypedDict):
    archiveUrls: list[str]
    scriptUrl: str
    bounds: OrderMapGroundAnswerRegionBounds

class OrderMapGroundAnswer(TypedDict):
    tileUrl: str | None
    region: OrderMapGroundAnswerRegion | None
    attribution: str

class OrderMapWithinQuery(TypedDict):
    south: str
    west: str
    north: str
    east: str

class OrderMapWithinAnswerItemsItem(TypedDict):
    name: str
    lines: list[list[Point]]

class OrderMapWithinAnswer(TypedDict):
    items: list[OrderMapWithinAnswerItemsItem]

class OrderMapWayAnswer(TypedDict):
    way: list[Point]

class OrderQueueListAnswerItemsItem(TypedDict):
    position: int
    expectedAt: str | None
    orderId: int

class OrderQueueListAnswer(TypedDict):
    items: list[OrderQueueListAnswerItemsItem]

class OrderTipsSetBody(TypedDict):
    tipCents: int

class RecipientRequestsListQuery(TypedDict):
    state: NotRequired[Any]
    limit: NotRequired[int]

class RecipientRequestsListAnswerItemsItemPlace(TypedDict):
    latitude: float
    longitude: float

class RecipientRequestsListAnswerItemsItem(TypedDict):
    id: int
    merchantId: int
    orderId: int
    stop: int
    kind: Any
    state: Any
    place: RecipientRequestsListAnswerItemsItemPlace | None
    wantedAt: str | None
    priceCents: int | None
    answer: str | None
    decidedBy: Any | None
    decidedAt: str | None
    createdAt: str
    publicId: str
    merchantName: str
    recipient: str | None
    address: str | None
    totalCents: int

class RecipientRequestsListAnswer(TypedDict):
    items: list[RecipientRequestsListAnswerItemsItem]

class RecipientRequestsDecideBody(TypedDict):
    accepted: bool
    answer: NotRequired[str | None]
    expectedTotalCents: NotRequired[int | None]

class RedeliveriesQuoteAnswer(TypedDict):
    totalCents: int
    distanceM: int
    goodsAt: Any

class RedeliveriesOrderBody(TypedDict):
    scheduledFor: NotRequired[str | None]
    expectedTotalCents: NotRequired[int | None]

class QuotesHoldBody(TypedDict):
    vehicleTypeId: NotRequired[int | None]
    categoryId: NotRequired[int | None]
    pickup: NotRequired[MerchantPickup]
    needsReturn: NotRequired[bool]
    stops: list[MerchantPickup]
    scheduledFor: NotRequired[str | None]

class QuotesHoldAnswer(TypedDict):
    totalCents: int
    distanceM: int
    distanceSource: Any | None
    returnDistanceM: int
    durationS: int
    promiseMinutes: int
    raised: bool
    vehicleTypeId: int
    pickup: Point
    stops: list[Point]
    quoteId: str
    expiresAt: str

class LoginLoginBody(TypedDict):
    email: str
    password: str
    code: NotRequired[str]

class LoginLoginAnswerMerchant(TypedDict):
    id: int
    ownerId: int | None
    name: str
    email: str | None

class LoginLoginAnswer(TypedDict):
    token: str
    expiresAt: str
    merchant: LoginLoginAnswerMerchant

class LoginOpenSessionBody(TypedDict):
    email: str
    password: str
    code: NotRequired[str]

class SessionsListAnswerItemsItem(TypedDict):
    id: int
    label: str
    createdAt: str
    expiresAt: str | None
    current: bool

class SessionsListAnswer(TypedDict):
    items: list[SessionsListAnswerItemsItem]

class CurrentSessionCurrentAnswerMerchant(TypedDict):
    id: int
    ownerId: int | None
    name: str
    email: str | None

class CurrentSessionCurrentAnswerAccount(TypedDict):
    id: int
    name: str
    logoUrl: str | None

class CurrentSessionCurrentAnswerHub(TypedDict):
    id: int
    name: str
    city: str
    state: str
    timezone: str
    phone: str | None
    logoUrl: str | None
    color: str | None
    pix: bool
    simulatesPayments: bool

class CurrentSessionCurrentAnswerMay(TypedDict):
    order: bool
    handle: bool
    change: bool
    invoiced: bool
    manage: bool

class CurrentSessionCurrentAnswerSecondFactor(TypedDict):
    enrolled: bool
    recoveryCodesLeft: int

class CurrentSessionCurrentAnswer(TypedDict):
    merchant: CurrentSessionCurrentAnswerMerchant
    account: CurrentSessionCurrentAnswerAccount
    hub: CurrentSessionCurrentAnswerHub
    may: CurrentSessionCurrentAnswerMay
    blocked: bool
    blockOf: Any | None
    secondFactor: CurrentSessionCurrentAnswerSecondFactor

class CurrentSessionSetPasswordBody(TypedDict):
    current: str
    password: str

class SecondFactorBeginBody(TypedDict):
    password: str

class SecondFactorBeginAnswer(TypedDict):
    secret: str
    uri: str
    qr: list[str]

class SecondFactorConfirmBody(TypedDict):
    code: str

class SecondFactorConfirmAnswer(TypedDict):
    id: int
    recoveryCodes: list[str]

class SecondFactorRemoveBody(TypedDict):
    code: str

class SecondFactorRemoveAnswer(TypedDict):
    id: int

class UsersListAnswer(TypedDict):
    items: list[MerchantUser]

class UsersAddBodyRestrictions(TypedDict):
    ordering: bool
    readingOthers: bool

class UsersAddBody(TypedDict):
    name: str
    email: str
    phone: NotRequired[str]
    password: NotRequired[str]
    restrictions: NotRequired[UsersAddBodyRestrictions]
    dayLimitCents: NotRequired[int | None]

class UsersChangeBodyRestrictions(TypedDict):
    ordering: bool
    readingOthers: bool

class UsersChangeBody(TypedDict):
    name: NotRequired[str]
    email: NotRequired[str]
    phone: NotRequired[str]
    restrictions: NotRequired[UsersChangeBodyRestrictions]
    dayLimitCents: NotRequired[int | None]
    blocked: NotRequired[bool]

class UsersResetAnswer(TypedDict):
    channel: str

class WalletBalanceAnswer(TypedDict):
    balanceCents: int

class WalletStatementQuery(TypedDict):
    operation: NotRequired[Any]
    page: NotRequired[str]
    perPage: NotRequired[str]

class WalletStatementAnswer(TypedDict):
    items: list[WalletEntry]
    total: int
    page: int
    perPage: int
    balanceCents: int

class WalletFeeQuery(TypedDict):
    amountCents: int

class WalletFeeAnswer(TypedDict):
    feeCents: int

class WalletOpenBody(TypedDict):
    amountCents: int

class WalletListAnswer(TypedDict):
    items: list[TopUp]

class WebhooksListAnswerItemsItem(TypedDict):
    id: int
    url: str
    events: list[str] | None
    active: bool
    consecutiveFailures: int
    failingSince: str | None
    lastStatus: int | None
    lastError: str | None
    warnedAt: str | None
    deactivatedAt: str | None
    deactivationReason: str | None
    createdAt: str
    updatedAt: str
    notice: str | None
    hasSecurityCode: bool

class WebhooksListAnswer(TypedDict):
    items: list[WebhooksListAnswerItemsItem]

class WebhooksCreateBody(TypedDict):
    url: str
    events: list[Any]
    securityCode: NotRequired[str | None]

class WebhooksCreateAnswer(TypedDict):
    id: int
    url: str
    events: list[str] | None
    active: bool
    consecutiveFailures: int
    failingSince: str | None
    lastStatus: int | None
    lastError: str | None
    warnedAt: str | None
    deactivatedAt: str | None
    deactivationReason: str | None
    createdAt: str
    updatedAt: str
    notice: str | None
    hasSecurityCode: bool

class WebhooksChangeBody(TypedDict):
    url: NotRequired[str]
    events: NotRequired[list[Any]]
    securityCode: NotRequired[str | None]
    active: NotRequired[bool]

class WebhooksChangeAnswer(TypedDict):
    id: int
    url: str
    events: list[str] | None
    active: bool
    consecutiveFailures: int
    failingSince: str | None
    lastStatus: int | None
    lastError: str | None
    warnedAt: str | None
    deactivatedAt: str | None
    deactivationReason: str | None
    createdAt: str
    updatedAt: str
    notice: str | None
    hasSecurityCode: bool

class WebhooksSecretAnswer(TypedDict):
    secret: str

class OfferingReadAnswerVehicleTypesItemCategoriesItem(TypedDict):
    id: int
    name: str
    description: str | None

class OfferingReadAnswerVehicleTypesItem(TypedDict):
    id: int
    name: str
    kind: Any
    categories: list[OfferingReadAnswerVehicleTypesItemCategoriesItem]

class OfferingReadAnswer(TypedDict):
    vehicleTypes: list[OfferingReadAnswerVehicleTypesItem]

SpendingDaysQuery = TypedDict(
    "SpendingDaysQuery",
    {
        "from": "str",
        "to": "str",
    },
)

class SpendingListQuery(TypedDict):
    cursor: NotRequired[str]
    limit: NotRequired[str]

class SpendingListAnswer(TypedDict):
    items: list[Invoice]
    nextCursor: str | None

class SpendingOrdersQuery(TypedDict):
    format: NotRequired[Any]

class SpendingOrdersAnswerItemsItem(TypedDict):
    id: int
    publicId: str
    externalId: str | None
    merchantId: int
    status: Any
    endedAt: str
    dropoff: str | None
    distanceM: int
    totalCents: int
    lateChargeCents: int
    amountCents: int

class SpendingOrdersAnswer(TypedDict):
    items: list[SpendingOrdersAnswerItemsItem]

class RecipientPlacesListQuery(TypedDict):
    q: NotRequired[str]
    limit: NotRequired[str]

class RecipientPlacesListAnswerItemsItem(TypedDict):
    id: int
    name: str
    phone: str | None
    address: str
    complement: str | None
    reference: str | None
    instructions: str | None
    latitude: float | None
    longitude: float | None
    uses: int
    usedAt: str | None

class RecipientPlacesListAnswer(TypedDict):
    items: list[RecipientPlacesListAnswerItemsItem]

class RecipientPlacesAddBody(TypedDict):
    name: str
    phone: NotRequired[str | None]
    address: str
    complement: NotRequired[str | None]
    reference: NotRequired[str | None]
    instructions: NotRequired[str | None]
    latitude: NotRequired[float | None]
    longitude: NotRequired[float | None]

class RecipientPlacesAddAnswer(TypedDict):
    id: int
    name: str
    phone: str | None
    address: str
    complement: str | None
    reference: str | None
    instructions: str | None
    latitude: float | None
    longitude: float | None
    uses: int
    usedAt: str | None

class RecipientPlacesChangeBody(TypedDict):
    name: str
    phone: NotRequired[str | None]
    address: str
    complement: NotRequired[str | None]
    reference: NotRequired[str | None]
    instructions: NotRequired[str | None]
    latitude: NotRequired[float | None]
    longitude: NotRequired[float | None]

class RecipientPlacesChangeAnswer(TypedDict):
    id: int
    name: str
    phone: str | None
    address: str
    complement: str | None
    reference: str | None
    instructions: str | None
    latitude: float | None
    longitude: float | None
    uses: int
    usedAt: str | None

class PickupPlacesListQuery(TypedDict):
    q: NotRequired[str]
    limit: NotRequired[str]

class PickupPlacesListAnswerItemsItem(TypedDict):
    id: int
    name: str
    phone: str | None
    address: str
    complement: str | None
    reference: str | None
    instructions: str | None
    latitude: float | None
    longitude: float | None
    uses: int
    usedAt: str | None

class PickupPlacesListAnswer(TypedDict):
    items: list[PickupPlacesListAnswerItemsItem]

class PickupPlacesAddBody(TypedDict):
    name: str
    phone: NotRequired[str | None]
    address: str
    complement: NotRequired[str | None]
    reference: NotRequired[str | None]
    instructions: NotRequired[str | None]
    latitude: NotRequired[float | None]
    longitude: NotRequired[float | None]

class PickupPlacesAddAnswer(TypedDict):
    id: int
    name: str
    phone: str | None
    address: str
    complement: str | None
    reference: str | None
    instructions: str | None
    latitude: float | None
    longitude: float | None
    uses: int
    usedAt: str | None

class PickupPlacesChangeBody(TypedDict):
    name: str
    phone: NotRequired[str | None]
    address: str
    complement: NotRequired[str | None]
    reference: NotRequired[str | None]
    instructions: NotRequired[str | None]
    latitude: NotRequired[float | None]
    longitude: NotRequired[float | None]

class PickupPlacesChangeAnswer(TypedDict):
    id: int
    name: str
    phone: str | None
    address: str
    complement: str | None
    reference: str | None
    instructions: str | None
    latitude: float | None
    longitude: float | None
    uses: int
    usedAt: str | None

class OauthTokenBody(TypedDict):
    grant_type: Any
    client_id: str
    code: NotRequired[str]
    redirect_uri: NotRequired[str]
    code_verifier: NotRequired[str]
    refresh_token: NotRequired[str]
    scope: NotRequired[str]

class OauthTokenAnswer(TypedDict):
    access_token: str
    token_type: Any
    expires_in: int
    refresh_token: str
    scope: str
    merchant_id: int
    webhook_secret: str | None

class OauthRevokeBody(TypedDict):
    client_id: str
    token: str

class MerchantCalls(Calls):
    def delivery_imports_preview(
        self,
        body: DeliveryImportsPreviewBody,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> DeliveryImportsPreviewAnswer:
        """Reads a sheet and says row by row what it would cost or why it would be refused; orders nothing"""
        return self._call("POST", "/api/merchant/delivery-imports/preview", body=body, headers=headers)

    def delivery_imports_begin(
        self,
        body: DeliveryImportsBeginBody,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> DeliveryImportsBeginAnswer:
        """Orders the deliveries of a sheet as a job; faulty rows are refused, the others ordered"""
        return self._call("POST", "/api/merchant/delivery-imports", body=body, headers=headers)

    def delivery_imports_list(
        self,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> DeliveryImportsListAnswer:
        """Lists the person’s last sheets, newest first"""
        return self._call("GET", "/api/merchant/delivery-imports", headers=headers)

    def delivery_imports_read(
        self,
        id: str | int,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> DeliveryImportsReadAnswer:
        """Shows how far a sheet has come, and what became of each row"""
        return self._call("GET", "/api/merchant/delivery-imports/{id}", params={"id": id}, headers=headers)

    def account_read(
        self,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> MerchantAccount:
        """Shows the account’s own record"""
        return self._call("GET", "/api/merchant/account", headers=headers)

    def account_change(
        self,
        body: AccountChangeBody,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> MerchantAccount:
        """Changes the account’s own record"""
        return self._call("PATCH", "/api/merchant/account", body=body, headers=headers)

    def account_remove_logo(
        self,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> None:
        """Takes the logo away"""
        return self._call("DELETE", "/api/merchant/account/logo", headers=headers)

    def app_authorizations_ask(
        self,
        *,
        query: AppAuthorizationsAskQuery | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> AppAuthorizationsAskAnswer:
        """Shows what an app asks for, by the parameters of its link"""
        return self._call("GET", "/api/merchant/app-authorizations", query=query, headers=headers)

    def app_authorizations_decide(
        self,
        body: AppAuthorizationsDecideBody,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> AppAuthorizationsDecideAnswer:
        """Agrees to what an app asks for, or refuses: the browser goes back with a code of one minute"""
        return self._call("POST", "/api/merchant/app-authorizations", body=body, headers=headers)

    def apps_apps(
        self,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> AppsAppsAnswer:
        """Lists approved apps that the account may connect"""
        return self._call("GET", "/api/merchant/apps", headers=headers)

    def apps_list(
        self,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> AppsListAnswer:
        """Lists the apps that the account connected, newest first"""
        return self._call("GET", "/api/merchant/app-connections", headers=headers)

    def apps_connect(
        self,
        body: AppsConnectBody,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> AppsConnectAnswer:
        """Connects an app: a pair or key is made for it, which its team is shown once"""
        return self._call("POST", "/api/merchant/app-connections", body=body, headers=headers)

    def apps_narrow(
        self,
        id: str | int,
        body: AppsNarrowBody,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> AppsNarrowAnswer:
        """Takes back a part of what the account agreed to, at once; more is agreed to where the app asks"""
        return self._call("PUT", "/api/merchant/app-connections/{id}/scopes", params={"id": id}, body=body, headers=headers)

    def apps_limit(
        self,
        id: str | int,
        body: AppsLimitBody,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> AppsLimitAnswer:
        """Sets what an app may order for in a day, by tokens and by its keys"""
        return self._call("PUT", "/api/merchant/app-connections/{id}/limit", params={"id": id}, body=body, headers=headers)

    def apps_disconnect(
        self,
        id: str | int,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> None:
        """Disconnects an app: its pair or key ends at once, and nothing more is sent to it"""
        return self._call("DELETE", "/api/merchant/app-connections/{id}", params={"id": id}, headers=headers)

    def deliveries_list(
        self,
        *,
        query: DeliveriesListQuery | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> DeliveriesListAnswer:
        """Lists what was sent to the account’s webhooks, newest first"""
        return self._call("GET", "/api/merchant/deliveries", query=query, headers=headers)

    def deliveries_read(
        self,
        id: str | int,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> WebhookDelivery:
        """Shows one message with its body, and what each attempt was answered"""
        return self._call("GET", "/api/merchant/deliveries/{id}", params={"id": id}, headers=headers)

    def deliveries_resend(
        self,
        id: str | int,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> DeliveriesResendAnswer:
        """Sends a message again: the same bytes under the same id"""
        return self._call("POST", "/api/merchant/deliveries/{id}/resend", params={"id": id}, headers=headers)

    def keys_list(
        self,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> KeysListAnswer:
        """Lists the account’s keys, without their secrets"""
        return self._call("GET", "/api/merchant/keys", headers=headers)

    def keys_issue(
        self,
        body: KeysIssueBody,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> KeysIssueAnswer:
        """Issues a key of the account, shown once"""
        return self._call("POST", "/api/merchant/keys", body=body, headers=headers)

    def keys_rotate(
        self,
        id: str | int,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> KeysRotateAnswer:
        """Replaces a key by a new one, shown once; the old one ends at once"""
        return self._call("POST", "/api/merchant/keys/{id}/rotate", params={"id": id}, headers=headers)

    def keys_end(
        self,
        id: str | int,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> None:
        """Ends a key"""
        return self._call("DELETE", "/api/merchant/keys/{id}", params={"id": id}, headers=headers)

    def open_delivery_read(
        self,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> OpenDeliveryReadAnswer:
        """Shows the account’s Open Delivery settings"""
        return self._call("GET", "/api/merchant/open-delivery", headers=headers)

    def open_delivery_change(
        self,
        body: OpenDeliveryChangeBody,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> OpenDeliveryChangeAnswer:
        """Changes the account’s Open Delivery settings"""
        return self._call("PUT", "/api/merchant/open-delivery", body=body, headers=headers)

    def open_delivery_issue(
        self,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> ClientPair:
        """Issues a new client id and secret, shown once; the old pair ends at once"""
        return self._call("POST", "/api/merchant/open-delivery/credentials", headers=headers)

    def open_delivery_test(
        self,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> TestDelivery:
        """Sends a test message to the Open Delivery webhook and says what it answered"""
        return self._call("POST", "/api/merchant/open-delivery/test", headers=headers)

    def order_batches_place(
        self,
        body: OrderBatchesPlaceBody,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> OrderBatch:
        """Orders up to 500 deliveries in one request, with a result for each"""
        return self._call("POST", "/api/merchant/orders/bulk", body=body, headers=headers)

    def order_batches_read(
        self,
        id: str | int,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> OrderBatch:
        """Shows how far a batch has come, with a result for each order that is done"""
        return self._call("GET", "/api/merchant/orders/bulk/{id}", params={"id": id}, headers=headers)

    def orders_list(
        self,
        *,
        query: OrdersListQuery | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> OrdersListAnswer:
        """Lists orders of the account, newest first"""
        return self._call("GET", "/api/merchant/orders", query=query, headers=headers)

    def orders_create(
        self,
        body: OrdersCreateBody,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> MerchantOrder:
        """Orders a delivery, or calls a courier (`openStops`)"""
        return self._call("POST", "/api/merchant/orders", body=body, headers=headers)

    def orders_quote(
        self,
        body: OrdersQuoteBody,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> MerchantQuote:
        """Says what a delivery would cost and how long it takes; creates nothing"""
        return self._call("POST", "/api/merchant/orders/quote", body=body, headers=headers)

    def orders_placed(
        self,
        key: str | int,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> MerchantOrder:
        """Shows the order that a request with this `Idempotency-Key` made, when its answer was lost"""
        return self._call("GET", "/api/merchant/orders/placed/{key}", params={"key": key}, headers=headers)

    def orders_read(
        self,
        id: str | int,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> MerchantOrderDetail:
        """Shows an order with its timeline, by id or public id"""
        return self._call("GET", "/api/merchant/orders/{id}", params={"id": id}, headers=headers)

    def orders_movements(
        self,
        id: str | int,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> OrdersMovementsAnswer:
        """Lists what the order moved in the account’s wallet: paid, given back, charged on top"""
        return self._call("GET", "/api/merchant/orders/{id}/movements", params={"id": id}, headers=headers)

    def orders_ready(
        self,
        id: str | int,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> MerchantOrder:
        """Marks the goods as ready: the search for a courier begins"""
        return self._call("POST", "/api/merchant/orders/{id}/ready", params={"id": id}, headers=headers)

    def orders_cancel(
        self,
        id: str | int,
        body: OrdersCancelBody,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> MerchantOrder:
        """Cancels an order that no courier has accepted yet; what was paid comes back to the wallet"""
        return self._call("POST", "/api/merchant/orders/{id}/cancel", params={"id": id}, body=body, headers=headers)

    def claims_list(
        self,
        *,
        query: ClaimsListQuery | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> ClaimsListAnswer:
        """Claims about deliveries of the account: open ones, or decided ones with the answer"""
        return self._call("GET", "/api/merchant/claims", query=query, headers=headers)

    def claims_of_order(
        self,
        id: str | int,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> ClaimsOfOrderAnswer:
        """Claims about an order, newest first"""
        return self._call("GET", "/api/merchant/orders/{id}/claims", params={"id": id}, headers=headers)

    def claims_open(
        self,
        id: str | int,
        body: ClaimsOpenBody,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> ClaimsOpenAnswer:
        """Opens a claim about a stop that has ended, with photos; a person of the company decides"""
        return self._call("POST", "/api/merchant/orders/{id}/claims", params={"id": id}, body=body, headers=headers)

    def order_map_ground(
        self,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> OrderMapGroundAnswer:
        """Shows what maps are drawn on: tiles of a server, an archive of the region, or only the streets"""
        return self._call("GET", "/api/merchant/map", headers=headers)

    def order_map_within(
        self,
        *,
        query: OrderMapWithinQuery | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> OrderMapWithinAnswer:
        """Lists the streets of the gazetteer within a box, the longest first; none in a box above 0.25 degrees"""
        return self._call("GET", "/api/merchant/map/streets", query=query, headers=headers)

    def order_map_way(
        self,
        id: str | int,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> OrderMapWayAnswer:
        """Shows the way from the pickup over the stops"""
        return self._call("GET", "/api/merchant/orders/{id}/way", params={"id": id}, headers=headers)

    def order_queue_list(
        self,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> OrderQueueListAnswer:
        """Lists orders that wait for a busy courier, with their place in the queue and a forecast"""
        return self._call("GET", "/api/merchant/queue", headers=headers)

    def order_tips_set(
        self,
        id: str | int,
        body: OrderTipsSetBody,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> MerchantOrder:
        """Sets the tip of a completed order’s courier, paid from the account’s wallet; it is only ever raised"""
        return self._call("PUT", "/api/merchant/orders/{id}/tip", params={"id": id}, body=body, headers=headers)

    def recipient_requests_list(
        self,
        *,
        query: RecipientRequestsListQuery | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> RecipientRequestsListAnswer:
        """What recipients ask for on the tracking page: open ones, the oldest first, or decided ones"""
        return self._call("GET", "/api/merchant/recipient-requests", query=query, headers=headers)

    def recipient_requests_decide(
        self,
        id: str | int,
        body: RecipientRequestsDecideBody,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> None:
        """Accepts or refuses; what is accepted is done at once, at the price of the request"""
        return self._call("POST", "/api/merchant/recipient-requests/{id}/decide", params={"id": id}, body=body, headers=headers)

    def redeliveries_quote(
        self,
        id: str | int,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> RedeliveriesQuoteAnswer:
        """What bringing again costs that nobody took, and where the goods are"""
        return self._call("GET", "/api/merchant/orders/{id}/redelivery", params={"id": id}, headers=headers)

    def redeliveries_order(
        self,
        id: str | int,
        body: RedeliveriesOrderBody,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> MerchantOrder:
        """Brings again what nobody took: a new order, linked to the first; asked again it is the same order"""
        return self._call("POST", "/api/merchant/orders/{id}/redelivery", params={"id": id}, body=body, headers=headers)

    def payment_simulation_simulate(
        self,
        id: str | int,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> MerchantOrder:
        """Pays the order’s Pix charge without a bank: in sandboxes and the demonstration only"""
        return self._call("POST", "/api/merchant/orders/{id}/simulate-payment", params={"id": id}, headers=headers)

    def quotes_hold(
        self,
        body: QuotesHoldBody,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> QuotesHoldAnswer:
        """Says what a delivery costs, and holds the price until `expiresAt`"""
        return self._call("POST", "/api/merchant/quotes", body=body, headers=headers)

    def login_login(
        self,
        body: LoginLoginBody,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> LoginLoginAnswer:
        """Signs a merchant or sub-user in, by e-mail and password"""
        return self._call("POST", "/api/merchant/login", body=body, headers=headers)

    def login_open_session(
        self,
        body: LoginOpenSessionBody,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> None:
        """Signs a merchant or sub-user in by a cookie, for browsers"""
        return self._call("POST", "/api/merchant/sessions", body=body, headers=headers)

    def sessions_list(
        self,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> SessionsListAnswer:
        """Lists where the person is logged in"""
        return self._call("GET", "/api/merchant/sessions", headers=headers)

    def sessions_end_all(
        self,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> None:
        """Logs out everywhere"""
        return self._call("DELETE", "/api/merchant/sessions", headers=headers)

    def current_session_current(
        self,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> CurrentSessionCurrentAnswer:
        """Shows who is logged in, the account and the company, and what the person may do"""
        return self._call("GET", "/api/merchant/sessions/current", headers=headers)

    def log_out_end(
        self,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> None:
        """Logs out here"""
        return self._call("DELETE", "/api/merchant/sessions/current", headers=headers)

    def current_session_set_password(
        self,
        body: CurrentSessionSetPasswordBody,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> None:
        """Changes the person’s own password; every session ends, this one too"""
        return self._call("PUT", "/api/merchant/password", body=body, headers=headers)

    def sessions_end_one(
        self,
        id: str | int,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> None:
        """Ends a session of the person’s own"""
        return self._call("DELETE", "/api/merchant/sessions/{id}", params={"id": id}, headers=headers)

    def second_factor_begin(
        self,
        body: SecondFactorBeginBody,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> SecondFactorBeginAnswer:
        """Begins enrolment by the password: a new secret, which asks for nothing until a code of it is confirmed"""
        return self._call("POST", "/api/merchant/second-factor", body=body, headers=headers)

    def second_factor_confirm(
        self,
        body: SecondFactorConfirmBody,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> SecondFactorConfirmAnswer:
        """Confirms the app by a code of it; log-ins ask for codes from now on"""
        return self._call("POST", "/api/merchant/second-factor/confirm", body=body, headers=headers)

    def second_factor_remove(
        self,
        body: SecondFactorRemoveBody,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> SecondFactorRemoveAnswer:
        """Takes the second factor away, by a code of it or a recovery code"""
        return self._call("POST", "/api/merchant/second-factor/remove", body=body, headers=headers)

    def users_list(
        self,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> UsersListAnswer:
        """Lists the account’s sub-users"""
        return self._call("GET", "/api/merchant/users", headers=headers)

    def users_add(
        self,
        body: UsersAddBody,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> MerchantUser:
        """Adds a sub-user; without a password the person is sent a link to choose one"""
        return self._call("POST", "/api/merchant/users", body=body, headers=headers)

    def users_change(
        self,
        id: str | int,
        body: UsersChangeBody,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> MerchantUser:
        """Changes a sub-user, what it may do, or blocks it"""
        return self._call("PATCH", "/api/merchant/users/{id}", params={"id": id}, body=body, headers=headers)

    def users_remove(
        self,
        id: str | int,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> None:
        """Removes a sub-user: it is logged out at once, and its orders stay"""
        return self._call("DELETE", "/api/merchant/users/{id}", params={"id": id}, headers=headers)

    def users_reset(
        self,
        id: str | int,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> UsersResetAnswer:
        """Sends a sub-user a link to choose a new password"""
        return self._call("POST", "/api/merchant/users/{id}/password-reset", params={"id": id}, headers=headers)

    def wallet_balance(
        self,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> WalletBalanceAnswer:
        """Shows the account’s balance"""
        return self._call("GET", "/api/merchant/wallet", headers=headers)

    def wallet_statement(
        self,
        *,
        query: WalletStatementQuery | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> WalletStatementAnswer:
        """Lists the movements of the account’s wallet, newest first"""
        return self._call("GET", "/api/merchant/wallet/statement", query=query, headers=headers)

    def wallet_fee(
        self,
        *,
        query: WalletFeeQuery | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> WalletFeeAnswer:
        """Says what a top-up of this amount would cost; opens nothing"""
        return self._call("GET", "/api/merchant/wallet/top-up-fee", query=query, headers=headers)

    def wallet_open(
        self,
        body: WalletOpenBody,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> TopUp:
        """Opens a Pix charge that adds to the account’s wallet when it is paid"""
        return self._call("POST", "/api/merchant/wallet/top-ups", body=body, headers=headers)

    def wallet_list(
        self,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> WalletListAnswer:
        """Lists the account’s last Pix charges, newest first"""
        return self._call("GET", "/api/merchant/wallet/top-ups", headers=headers)

    def wallet_read(
        self,
        id: str | int,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> TopUp:
        """Shows a Pix charge of the account, and whether it is paid"""
        return self._call("GET", "/api/merchant/wallet/top-ups/{id}", params={"id": id}, headers=headers)

    def wallet_simulate(
        self,
        id: str | int,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> TopUp:
        """Pays a Pix charge of the account without a bank: in sandboxes and the demonstration only"""
        return self._call("POST", "/api/merchant/wallet/top-ups/{id}/simulate-payment", params={"id": id}, headers=headers)

    def webhooks_list(
        self,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> WebhooksListAnswer:
        """Lists the account’s own webhooks"""
        return self._call("GET", "/api/merchant/webhooks", headers=headers)

    def webhooks_create(
        self,
        body: WebhooksCreateBody,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> WebhooksCreateAnswer:
        """Registers a webhook of the account for the events it names"""
        return self._call("POST", "/api/merchant/webhooks", body=body, headers=headers)

    def webhooks_change(
        self,
        id: str | int,
        body: WebhooksChangeBody,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> WebhooksChangeAnswer:
        """Changes a webhook: its address, events, code or whether it is on"""
        return self._call("PATCH", "/api/merchant/webhooks/{id}", params={"id": id}, body=body, headers=headers)

    def webhooks_remove(
        self,
        id: str | int,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> None:
        """Removes a webhook; what waits for it is cancelled"""
        return self._call("DELETE", "/api/merchant/webhooks/{id}", params={"id": id}, headers=headers)

    def webhooks_test(
        self,
        id: str | int,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> TestDelivery:
        """Sends a test message and says what the receiver answered"""
        return self._call("POST", "/api/merchant/webhooks/{id}/test", params={"id": id}, headers=headers)

    def webhooks_secret(
        self,
        id: str | int,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> WebhooksSecretAnswer:
        """Shows the secret that signs a webhook’s messages"""
        return self._call("POST", "/api/merchant/webhooks/{id}/secret", params={"id": id}, headers=headers)

    def offering_read(
        self,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> OfferingReadAnswer:
        """Lists vehicle types, the default first, with their categories"""
        return self._call("GET", "/api/merchant/offering", headers=headers)

    def spending_days(
        self,
        *,
        query: SpendingDaysQuery | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> Spending:
        """Lists orders and money by day, of the orders that the person may read; both days included"""
        return self._call("GET", "/api/merchant/spending", query=query, headers=headers)

    def spending_list(
        self,
        *,
        query: SpendingListQuery | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> SpendingListAnswer:
        """Lists the account’s invoices, newest first"""
        return self._call("GET", "/api/merchant/invoices", query=query, headers=headers)

    def spending_orders(
        self,
        id: str | int,
        *,
        query: SpendingOrdersQuery | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> SpendingOrdersAnswer:
        """Lists the orders of an invoice as they ended, as JSON, CSV or a workbook"""
        return self._call("GET", "/api/merchant/invoices/{id}/orders", params={"id": id}, query=query, headers=headers)

    def recipient_places_list(
        self,
        *,
        query: RecipientPlacesListQuery | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> RecipientPlacesListAnswer:
        """Lists the recipients of the address book, the last used first"""
        return self._call("GET", "/api/merchant/recipients", query=query, headers=headers)

    def recipient_places_add(
        self,
        body: RecipientPlacesAddBody,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> RecipientPlacesAddAnswer:
        """Adds to the recipients of the address book"""
        return self._call("POST", "/api/merchant/recipients", body=body, headers=headers)

    def recipient_places_change(
        self,
        id: str | int,
        body: RecipientPlacesChangeBody,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> RecipientPlacesChangeAnswer:
        """Changes one of the recipients of the address book"""
        return self._call("PUT", "/api/merchant/recipients/{id}", params={"id": id}, body=body, headers=headers)

    def recipient_places_remove(
        self,
        id: str | int,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> None:
        """Removes one of the recipients from the address book"""
        return self._call("DELETE", "/api/merchant/recipients/{id}", params={"id": id}, headers=headers)

    def pickup_places_list(
        self,
        *,
        query: PickupPlacesListQuery | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> PickupPlacesListAnswer:
        """Lists the places where goods are collected of the address book, the last used first"""
        return self._call("GET", "/api/merchant/pickups", query=query, headers=headers)

    def pickup_places_add(
        self,
        body: PickupPlacesAddBody,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> PickupPlacesAddAnswer:
        """Adds to the places where goods are collected of the address book"""
        return self._call("POST", "/api/merchant/pickups", body=body, headers=headers)

    def pickup_places_change(
        self,
        id: str | int,
        body: PickupPlacesChangeBody,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> PickupPlacesChangeAnswer:
        """Changes one of the places where goods are collected of the address book"""
        return self._call("PUT", "/api/merchant/pickups/{id}", params={"id": id}, body=body, headers=headers)

    def pickup_places_remove(
        self,
        id: str | int,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> None:
        """Removes one of the places where goods are collected from the address book"""
        return self._call("DELETE", "/api/merchant/pickups/{id}", params={"id": id}, headers=headers)

    def oauth_token(
        self,
        body: OauthTokenBody,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> OauthTokenAnswer:
        """Tokens for a code, or for the refresh token that stands; a form or JSON"""
        return self._call("POST", "/api/merchant/oauth/token", body=body, headers=headers)

    def oauth_revoke(
        self,
        body: OauthRevokeBody,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> None:
        """Ends the grant of a token (RFC 7009); a token that does not stand is answered alike"""
        return self._call("POST", "/api/merchant/oauth/revoke", body=body, headers=headers)
