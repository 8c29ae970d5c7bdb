# Written by `npm run sdks` from the OpenAPI document; test/sdks compares them.
# ruff: noqa
from __future__ import annotations

from typing import Any, Literal, Mapping, NotRequired, TypeAlias, TypedDict

from ..transport import Calls


class ActiveOrderBody(TypedDict):
    id: int
    external_id: str | None
    order_status: str

class BatchRowBody(TypedDict):
    status: int
    id: int | None
    public_id: str | None
    external_id: str | None
    total_value: float | None
    mensagem: str | None
    campo: str | None

class BatchedOrderDto(TypedDict):
    cliente_id: NotRequired[int]
    cliente: NotRequired[ClientDto]
    tipo_veiculo_id: int
    categoria_id: NotRequired[int]
    endereco_coleta: PickupDto
    enderecos_entrega: list[StopDto]
    dimensoes_pacote: NotRequired[DimensionsDto]
    retorno_necessario: NotRequired[bool]
    prova_entrega_necessaria: NotRequired[bool]
    external_id: NotRequired[str]
    observacao: NotRequired[str]
    metodo_pagamento: NotRequired[Any]
    status_inicial: NotRequired[Any]
    agendamento_segundos: NotRequired[int]
    valor_pedidos: NotRequired[float]
    cotacao_id: NotRequired[str]

class BlockCourierDto(TypedDict):
    bloqueado_ate: NotRequired[str]

class CallCourierDto(TypedDict):
    cliente_id: NotRequired[int]
    cliente: NotRequired[ClientDto]
    endereco_coleta: CallPickupDto
    num_locais_entrega: int
    tipo_veiculo_id: NotRequired[int]
    retorno_necessario: NotRequired[bool]
    prova_entrega: NotRequired[bool]
    observacao: NotRequired[str]
    metodo_pagamento: NotRequired[Any]
    status_inicial: NotRequired[Any]
    agendamento_segundos: NotRequired[int]

class CallPickupDto(TypedDict):
    latitude: float
    longitude: float
    nome: NotRequired[str]
    telefone: NotRequired[str]
    external_id: NotRequired[str]
    endereco: str

class CategoryBody(TypedDict):
    id: int
    nome: str
    has_media: bool
    media: list[MediaBody]

class ClientDto(TypedDict):
    nome: str
    email: str
    telefone: str
    senha: str

class CourierBody(TypedDict):
    id: int
    name: str
    phone: str | None
    online: bool
    status: Any
    last_seen_at: str | None
    location: LocationBody | None
    vehicle: LiveVehicleBody
    vehicle_types: list[NamedBody]
    active_orders: list[ActiveOrderBody]
    updated_at: str

class CourierWalletAnswer(TypedDict):
    data: CourierWalletBody

class CourierWalletBody(TypedDict):
    entregador_id: int
    saldo: float

class CreateOrderDto(TypedDict):
    cliente_id: NotRequired[int]
    cliente: NotRequired[ClientDto]
    tipo_veiculo_id: int
    categoria_id: NotRequired[int]
    endereco_coleta: PickupDto
    enderecos_entrega: list[StopDto]
    dimensoes_pacote: NotRequired[DimensionsDto]
    retorno_necessario: NotRequired[bool]
    prova_entrega_necessaria: NotRequired[bool]
    external_id: NotRequired[str]
    observacao: NotRequired[str]
    metodo_pagamento: NotRequired[Any]
    status_inicial: NotRequired[Any]
    agendamento_segundos: NotRequired[int]
    valor_pedidos: NotRequired[float]

class CreateUserDto(TypedDict):
    nome: str
    email: str
    senha: str
    telefone: str
    external_id: NotRequired[str]

class CreateWebhookDto(TypedDict):
    url: str
    codigo_seguranca: NotRequired[str]
    eventos: NotRequired[list[Any]]

class CreditDto(TypedDict):
    valor: float
    descricao: NotRequired[str]
    external_id: NotRequired[str]

class DebitDto(TypedDict):
    valor: float
    descricao: NotRequired[str]
    external_id: NotRequired[str]
    permitir_saldo_negativo: NotRequired[bool]

class DimensionsDto(TypedDict):
    peso: NotRequired[float]
    largura: NotRequired[float]
    altura: NotRequired[float]
    comprimento: NotRequired[float]

class EntregadorAnswer(TypedDict):
    data: EntregadorBody

class EntregadorBody(TypedDict):
    id: int
    nome: str
    email: str | None
    telefone: str | None
    cpf: str | None
    ativo: bool
    aprovado: bool
    bloqueado: bool
    bloqueado_ate: str | None
    veiculo: VehicleBody
    tipos_servico: list[ServiceTypeBody]
    saldo: float
    saque_bloqueado: bool
    data_criacao: str

class EntregadoresAnswer(TypedDict):
    data: list[EntregadorBody]
    meta: PageMetaBody

class EntryBody(TypedDict):
    id: int
    operacao: Any
    tipo: Any
    valor: float
    uuid: str
    descricao: str
    status: Any
    external_id: str | None
    forma_pagamento: str | None
    referencia_id: int | None
    data_criacao: str

class EvidenceBody(TypedDict):
    photo: str | None
    photos: list[str]
    signature: str | None
    document: str | None
    name: str | None
    observation: str | None

class FeeBody(TypedDict):
    valor: float
    transacao_id: int

class LiveVehicleBody(TypedDict):
    model: str | None
    color: str | None
    plate: str | None

class LocationBody(TypedDict):
    latitude: float
    longitude: float

class MediaBody(TypedDict):
    url: str
    tipo: str

class NamedBody(TypedDict):
    id: int
    name: str

class OnlineCouriersAnswer(TypedDict):
    data: list[CourierBody]
    meta: PageMetaBody

class OrderBatchBody(TypedDict):
    id: int | None
    atomico: bool
    total: int
    criados: int
    recusados: int
    created_at: str
    finished_at: str | None
    resultados: list[BatchRowBody]

class OrderBatchDto(TypedDict):
    atomico: NotRequired[bool]
    pedidos: list[BatchedOrderDto]

class OrderBody(TypedDict):
    id: int
    public_id: str
    uuid: str
    central_id: int
    external_id: str | None
    external_display_id: str | None
    user_id: int
    started_at: str
    scheduled_at: str | None
    order_status: Any
    order_status_date: str
    status: str
    status_observation: str | None
    tracking_url: str
    pickup_code: str | None
    customer_observation: str | None
    type: str
    pickup_location: str
    pickup_location_data: PickupBody
    delivery_locations_data: list[StopBody]
    need_return_to_pickup_location: bool
    need_delivery_proof: bool
    distance: float
    return_distance: float
    category_id: int | None
    vehicle_type_id: int
    category: NamedBody | None
    vehicle_type: NamedBody | None
    height: float | None
    length: float | None
    width: float | None
    weight: float | None
    total_value: float
    valor_pedidos: float | None
    pagamento_faturado: bool
    offline_payment_method_id: int | None
    payment_gateway: str | None
    gateway_method: str | None
    payment_code: str | None
    payment_base64: str | None
    payment_url: str | None
    payment_expiration_date: str | None
    payment_status: str | None
    created_at: str
    updated_at: str
    accepted_at: str | None
    arrived_pickup_location_at: str | None
    arrived_limit_date: str | None
    picked_up_at: str | None
    finished_at: str | None
    collect_limit_date: str | None
    courier: str | None
    courier_data: OrderCourierBody | None
    user: OrderUserBody
    deleted_at: str | None
    assigned_vehicle_types: list[int] | None
    assigned_vehicle_types_date: str | None
    block_envio: bool
    pickup_delay_tax: float | None
    repassado: bool
    origem_pedido: str | None
    integracao_ids: str | None
    integracao_referencia_id: str | None
    integracao_order_status: str | None
    integracao_order_data: str | None
    order_import_detail_id: int | None
    delivered_at_data: str | None
    fatura_id: int | None

class OrderCancelledBody(TypedDict):
    mensagem: str

class OrderCourierBody(TypedDict):
    id: int
    name: str
    location: NotRequired[LocationBody]

OrderPageBody = TypedDict(
    "OrderPageBody",
    {
        "current_page": "int",
        "data": "list[OrderBody]",
        "first_page_url": "str",
        "from": "int | None",
        "last_page": "int",
        "last_page_url": "str",
        "limit": "int",
        "next_page_url": "str | None",
        "path": "str",
        "prev_page_url": "str | None",
        "to": "int | None",
        "total": "int",
        "next_cursor": "NotRequired[str]",
    },
)

class OrderUserBody(TypedDict):
    id: int
    name: str
    email: str | None
    external_id: str | None

class PageMetaBody(TypedDict):
    pagina: int
    por_pagina: int
    total: int

class PickupBody(TypedDict):
    endereco: str
    latitude: float | None
    longitude: float | None
    nome: str | None
    telefone: str | None
    external_id: str | None

class PickupDto(TypedDict):
    latitude: NotRequired[float]
    longitude: NotRequired[float]
    nome: NotRequired[str]
    telefone: NotRequired[str]
    external_id: NotRequired[str]
    endereco: NotRequired[str]

class PostedBody(TypedDict):
    id: int
    operacao: Any
    tipo: Any
    valor: float
    status: Any
    external_id: str | None

class PostingAnswer(TypedDict):
    saldo: float
    duplicada: bool
    data: PostedBody

class QuoteBody(TypedDict):
    preco: float
    distancia: float
    precoDescricao: str
    distanciaDescricao: str
    cotacao_id: NotRequired[str]
    expira_em: NotRequired[str]
    minutos_prometidos: NotRequired[int]

class QuoteDto(TypedDict):
    cliente_id: NotRequired[int]
    cliente: NotRequired[ClientDto]
    tipo_veiculo_id: int
    categoria_id: NotRequired[int]
    endereco_coleta: PickupDto
    enderecos_entrega: list[StopDto]
    dimensoes_pacote: NotRequired[DimensionsDto]
    retorno_necessario: NotRequired[bool]
    prova_entrega_necessaria: NotRequired[bool]

class ServiceTypeBody(TypedDict):
    id: int
    nome: str

class StatementAnswer(TypedDict):
    data: list[EntryBody]
    meta: StatementMetaBody

class StatementMetaBody(TypedDict):
    pagina: int
    por_pagina: int
    total: int
    saldo: float

class StopBody(TypedDict):
    id: str
    latitude: float | None
    longitude: float | None
    endereco: str
    rua: str | None
    numero: str | None
    bairro: str | None
    cidade: str | None
    estado: str | None
    complemento: str | None
    cep: str | None
    nome: str | None
    telefone: str | None
    external_id: str | None
    order_display_id: str | None
    codigo_confirmacao: str | None
    delivered: bool
    delivered_date: str | None
    delivery_failed: bool
    evidence: EvidenceBody | None

class StopDto(TypedDict):
    latitude: NotRequired[float]
    longitude: NotRequired[float]
    nome: NotRequired[str]
    telefone: NotRequired[str]
    external_id: NotRequired[str]
    endereco: str
    order_display_id: NotRequired[str]

class TokenAnswer(TypedDict):
    token: str

class TokenDto(TypedDict):
    nome: str
    email: str
    senha: str
    telefone: str

class TopUpAnswer(TypedDict):
    saldo: float
    duplicada: bool
    data: ToppedUpBody
    taxa: NotRequired[FeeBody]

class TopUpDto(TypedDict):
    valor: float
    descricao: NotRequired[str]
    external_id: NotRequired[str]
    forma_pagamento: Any
    aplicar_taxa: NotRequired[bool]

class ToppedUpBody(TypedDict):
    id: int
    operacao: Any
    tipo: Any
    valor: float
    forma_pagamento: str | None

class UpdateUserDto(TypedDict):
    nome: NotRequired[str]
    telefone: NotRequired[str]
    external_id: NotRequired[str]
    senha: NotRequired[str]
    bloqueado: NotRequired[bool]

class UpdateWebhookDto(TypedDict):
    codigo_seguranca: NotRequired[str]
    eventos: NotRequired[list[Any]]
    ativo: NotRequired[bool]

class UserAnswer(TypedDict):
    data: UserBody

class UserBody(TypedDict):
    id: int
    nome: str
    email: str | None
    telefone: str
    external_id: str | None
    faturamento: bool
    saldo: float
    bloqueado: bool
    has_media: bool
    media: list[MediaBody]
    data_criacao: str

class UserWalletAnswer(TypedDict):
    data: UserWalletBody

class UserWalletBody(TypedDict):
    usuario_id: int
    saldo: float

class UsersAnswer(TypedDict):
    data: list[UserBody]
    meta: NotRequired[PageMetaBody]

class VehicleBody(TypedDict):
    modelo: str | None
    cor: str | None
    placa: str | None

class VehicleTypeBody(TypedDict):
    id: int
    nome: str
    peso_e_dimensoes: bool
    limitar_peso_e_dimensoes: bool
    altura_maxima: float | None
    largura_maxima: float | None
    comprimento_maximo: float | None
    peso_maximo: float | None
    has_media: bool
    media: list[MediaBody]

class WebhookBody(TypedDict):
    id: int
    url: str
    codigo_seguranca: str | None
    eventos: list[str] | None
    ativo: bool

class WebhookRemovedBody(TypedDict):
    mensagem: str

class OrdersListQuery(TypedDict):
    page: NotRequired[int]
    limit: NotRequired[int]
    id: NotRequired[int]
    public_id: NotRequired[str]
    external_id: NotRequired[str]
    updated_since: NotRequired[str]
    cursor: NotRequired[str]

class UsersListQuery(TypedDict):
    pagina: NotRequired[int]
    por_pagina: NotRequired[int]
    email: NotRequired[str]
    external_id: NotRequired[str]

class UserWalletsStatementQuery(TypedDict):
    pagina: NotRequired[int]
    por_pagina: NotRequired[int]
    operacao: NotRequired[Any]
    external_id: NotRequired[str]

class CouriersListQuery(TypedDict):
    pagina: NotRequired[int]
    por_pagina: NotRequired[int]
    email: NotRequired[str]
    telefone: NotRequired[str]
    cpf: NotRequired[str]
    placa: NotRequired[str]
    ativo: NotRequired[bool]
    bloqueado: NotRequired[bool]
    aprovado: NotRequired[bool]

class CouriersOnlineQuery(TypedDict):
    pagina: NotRequired[int]
    por_pagina: NotRequired[int]
    status: NotRequired[Any]

class CourierWalletsStatementQuery(TypedDict):
    pagina: NotRequired[int]
    por_pagina: NotRequired[int]
    operacao: NotRequired[Any]
    external_id: NotRequired[str]

class VehicleTypesListQuery(TypedDict):
    nome: NotRequired[str]

class VehicleTypesCategoriesQuery(TypedDict):
    nome: NotRequired[str]

class FullApiCalls(Calls):
    def order_batches_place(
        self,
        body: OrderBatchDto,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> OrderBatchBody:
        """Cria até 500 pedidos de uma vez (adição nossa ao contrato)"""
        return self._call("POST", "/api/v1/orders/lote", body=body, headers=headers)

    def order_batches_read(
        self,
        id: str | int,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> OrderBatchBody:
        """Mostra até onde um lote chegou, com um resultado por pedido (adição nossa ao contrato)"""
        return self._call("GET", "/api/v1/orders/lote/{id}", params={"id": id}, headers=headers)

    def orders_quote(
        self,
        body: QuoteDto,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> QuoteBody:
        """Calcula preço e distância; nada é criado"""
        return self._call("POST", "/api/v1/orders/calcular", body=body, headers=headers)

    def orders_create(
        self,
        body: CreateOrderDto,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> OrderBody:
        """Cria um pedido"""
        return self._call("POST", "/api/v1/orders", body=body, headers=headers)

    def orders_list(
        self,
        *,
        query: OrdersListQuery | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> OrderPageBody:
        """Lista os pedidos"""
        return self._call("GET", "/api/v1/orders", query=query, headers=headers)

    def orders_call_courier(
        self,
        body: CallCourierDto,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> OrderBody:
        """Chama um entregador, que informa os endereços de entrega na coleta"""
        return self._call("POST", "/api/v1/chamar-entregador", body=body, headers=headers)

    def orders_read(
        self,
        id: str | int,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> OrderBody:
        """Lê um pedido por id ou public_id"""
        return self._call("GET", "/api/v1/orders/{id}", params={"id": id}, headers=headers)

    def orders_cancel(
        self,
        id: str | int,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> OrderCancelledBody:
        """Cancela um pedido ainda não aceito"""
        return self._call("DELETE", "/api/v1/orders/{id}", params={"id": id}, headers=headers)

    def users_list(
        self,
        *,
        query: UsersListQuery | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> UsersAnswer:
        """Lista os usuários"""
        return self._call("GET", "/api/v1/usuarios", query=query, headers=headers)

    def users_create(
        self,
        body: CreateUserDto,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> UserAnswer:
        """Cria um usuário"""
        return self._call("POST", "/api/v1/usuarios", body=body, headers=headers)

    def users_read(
        self,
        id: str | int,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> UserAnswer:
        """Lê um usuário"""
        return self._call("GET", "/api/v1/usuarios/{id}", params={"id": id}, headers=headers)

    def users_replace(
        self,
        id: str | int,
        body: UpdateUserDto,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> UserAnswer:
        """Altera os campos enviados de um usuário"""
        return self._call("PUT", "/api/v1/usuarios/{id}", params={"id": id}, body=body, headers=headers)

    def users_update(
        self,
        id: str | int,
        body: UpdateUserDto,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> UserAnswer:
        """Altera os campos enviados de um usuário"""
        return self._call("PATCH", "/api/v1/usuarios/{id}", params={"id": id}, body=body, headers=headers)

    def users_block(
        self,
        id: str | int,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> UserAnswer:
        """Bloqueia um usuário"""
        return self._call("POST", "/api/v1/usuarios/{id}/bloqueio", params={"id": id}, headers=headers)

    def users_unblock(
        self,
        id: str | int,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> UserAnswer:
        """Desbloqueia um usuário"""
        return self._call("DELETE", "/api/v1/usuarios/{id}/bloqueio", params={"id": id}, headers=headers)

    def users_token(
        self,
        body: TokenDto,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> TokenAnswer:
        """Emite um token para um usuário, criado se ainda não existe"""
        return self._call("POST", "/api/v1/generateAccessToken", body=body, headers=headers)

    def user_wallets_read(
        self,
        id: str | int,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> UserWalletAnswer:
        """Lê o saldo"""
        return self._call("GET", "/api/v1/usuarios/{id}/carteira", params={"id": id}, headers=headers)

    def user_wallets_statement(
        self,
        id: str | int,
        *,
        query: UserWalletsStatementQuery | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> StatementAnswer:
        """Lê o extrato"""
        return self._call("GET", "/api/v1/usuarios/{id}/carteira/transacoes", params={"id": id}, query=query, headers=headers)

    def user_wallets_credit(
        self,
        id: str | int,
        body: CreditDto,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> PostingAnswer:
        """Credita"""
        return self._call("POST", "/api/v1/usuarios/{id}/carteira/creditos", params={"id": id}, body=body, headers=headers)

    def user_wallets_debit(
        self,
        id: str | int,
        body: DebitDto,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> PostingAnswer:
        """Debita"""
        return self._call("POST", "/api/v1/usuarios/{id}/carteira/debitos", params={"id": id}, body=body, headers=headers)

    def user_wallets_top_up(
        self,
        id: str | int,
        body: TopUpDto,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> TopUpAnswer:
        """Registra uma recarga já paga"""
        return self._call("POST", "/api/v1/usuarios/{id}/carteira/recargas", params={"id": id}, body=body, headers=headers)

    def couriers_list(
        self,
        *,
        query: CouriersListQuery | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> EntregadoresAnswer:
        """Lista os entregadores"""
        return self._call("GET", "/api/v1/entregadores", query=query, headers=headers)

    def couriers_online(
        self,
        *,
        query: CouriersOnlineQuery | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> OnlineCouriersAnswer:
        """Lista quem está online"""
        return self._call("GET", "/api/v1/entregadores/online", query=query, headers=headers)

    def couriers_read(
        self,
        id: str | int,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> EntregadorAnswer:
        """Lê um entregador"""
        return self._call("GET", "/api/v1/entregadores/{id}", params={"id": id}, headers=headers)

    def couriers_block(
        self,
        id: str | int,
        body: BlockCourierDto,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> EntregadorAnswer:
        """Bloqueia um entregador"""
        return self._call("POST", "/api/v1/entregadores/{id}/bloqueio", params={"id": id}, body=body, headers=headers)

    def couriers_unblock(
        self,
        id: str | int,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> EntregadorAnswer:
        """Desbloqueia um entregador"""
        return self._call("DELETE", "/api/v1/entregadores/{id}/bloqueio", params={"id": id}, headers=headers)

    def couriers_block_withdrawals(
        self,
        id: str | int,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> EntregadorAnswer:
        """Bloqueia os saques de um entregador"""
        return self._call("POST", "/api/v1/entregadores/{id}/bloqueio-saque", params={"id": id}, headers=headers)

    def couriers_unblock_withdrawals(
        self,
        id: str | int,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> EntregadorAnswer:
        """Desbloqueia os saques de um entregador"""
        return self._call("DELETE", "/api/v1/entregadores/{id}/bloqueio-saque", params={"id": id}, headers=headers)

    def courier_wallets_read(
        self,
        id: str | int,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> CourierWalletAnswer:
        """Lê o saldo"""
        return self._call("GET", "/api/v1/entregadores/{id}/carteira", params={"id": id}, headers=headers)

    def courier_wallets_statement(
        self,
        id: str | int,
        *,
        query: CourierWalletsStatementQuery | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> StatementAnswer:
        """Lê o extrato"""
        return self._call("GET", "/api/v1/entregadores/{id}/carteira/transacoes", params={"id": id}, query=query, headers=headers)

    def courier_wallets_credit(
        self,
        id: str | int,
        body: CreditDto,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> PostingAnswer:
        """Credita"""
        return self._call("POST", "/api/v1/entregadores/{id}/carteira/creditos", params={"id": id}, body=body, headers=headers)

    def courier_wallets_debit(
        self,
        id: str | int,
        body: DebitDto,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> PostingAnswer:
        """Debita"""
        return self._call("POST", "/api/v1/entregadores/{id}/carteira/debitos", params={"id": id}, body=body, headers=headers)

    def courier_wallets_top_up(
        self,
        id: str | int,
        body: TopUpDto,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> TopUpAnswer:
        """Registra uma recarga já paga"""
        return self._call("POST", "/api/v1/entregadores/{id}/carteira/recargas", params={"id": id}, body=body, headers=headers)

    def vehicle_types_list(
        self,
        *,
        query: VehicleTypesListQuery | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> list[VehicleTypeBody]:
        """Lista os tipos de veículo"""
        return self._call("GET", "/api/v1/tipos-veiculos", query=query, headers=headers)

    def vehicle_types_read(
        self,
        id: str | int,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> VehicleTypeBody:
        """Lê um tipo de veículo"""
        return self._call("GET", "/api/v1/tipos-veiculos/{id}", params={"id": id}, headers=headers)

    def vehicle_types_categories(
        self,
        id: str | int,
        *,
        query: VehicleTypesCategoriesQuery | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> list[CategoryBody]:
        """Lista as categorias de um tipo de veículo"""
        return self._call("GET", "/api/v1/tipos-veiculos/{id}/categorias", params={"id": id}, query=query, headers=headers)

    def webhooks_list(
        self,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> list[WebhookBody]:
        """Lista os webhooks"""
        return self._call("GET", "/api/v1/webhooks", headers=headers)

    def webhooks_create(
        self,
        body: CreateWebhookDto,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> WebhookBody:
        """Registra um webhook"""
        return self._call("POST", "/api/v1/webhooks", body=body, headers=headers)

    def webhooks_read(
        self,
        id: str | int,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> WebhookBody:
        """Lê um webhook"""
        return self._call("GET", "/api/v1/webhooks/{id}", params={"id": id}, headers=headers)

    def webhooks_update(
        self,
        id: str | int,
        body: UpdateWebhookDto,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> WebhookBody:
        """Altera os campos enviados de um webhook"""
        return self._call("PATCH", "/api/v1/webhooks/{id}", params={"id": id}, body=body, headers=headers)

    def webhooks_remove(
        self,
        id: str | int,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> WebhookRemovedBody:
        """Remove um webhook"""
        return self._call("DELETE", "/api/v1/webhooks/{id}", params={"id": id}, headers=headers)
