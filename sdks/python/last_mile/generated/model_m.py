# Written by `npm run sdks` from the OpenAPI document; test/sdks compares them.
# ruff: noqa
from __future__ import annotations

from typing import Any, Literal, Mapping, NotRequired, TypeAlias, TypedDict

from ..transport import Calls


class AbrirSolicitacaoBodyParadasItem(TypedDict):
    endereco_parada: NotRequired[str | float]
    bairro_parada: NotRequired[str | float]
    cidade_parada: NotRequired[str | float]
    estado_parada: NotRequired[str | float]
    lat_parada: NotRequired[str | float]
    lng_parada: NotRequired[str | float]
    complemento_parada: NotRequired[str | float]
    referencia_parada: NotRequired[str | float]
    id_externo: NotRequired[str | float]
    nome_cliente_parada: NotRequired[str | float]
    telefone_cliente_parada: NotRequired[str | float]
    observacao_parada: NotRequired[str | float]
    valor_cobrar: NotRequired[float | str]
    codigo_confirmacao: NotRequired[str | float]

class AbrirSolicitacaoBodyCondutor(TypedDict):
    tipo_identificacao: NotRequired[Literal[0] | Any]
    identificacao: NotRequired[str | float]

class AbrirSolicitacaoBodyPartida(TypedDict):
    endereco: NotRequired[str | float]
    bairro: NotRequired[str | float]
    cidade: NotRequired[str | float]
    estado: NotRequired[str | float]
    lat: NotRequired[str | float]
    lng: NotRequired[str | float]
    complemento: NotRequired[str | float]
    referencia: NotRequired[str | float]

class AbrirSolicitacaoBody(TypedDict):
    forma_pagamento: Any
    paradas: list[AbrirSolicitacaoBodyParadasItem]
    retorno: NotRequired[bool | int | str]
    condutor: NotRequired[AbrirSolicitacaoBodyCondutor]
    data: NotRequired[str | float]
    hora: NotRequired[str | float]
    antecedencia: NotRequired[int | str]
    categoria_id: NotRequired[int | str]
    categoria_nome: NotRequired[str | float]
    observacao: NotRequired[str | float]
    empresa_id: int | str
    partida: AbrirSolicitacaoBodyPartida

class AbrirSolicitacaoAnswerResponse(TypedDict):
    id_mch: str
    public_id: str

class AbrirSolicitacaoAnswer(TypedDict):
    success: Literal[True]
    response: AbrirSolicitacaoAnswerResponse

class EstimarSolicitacaoQuery(TypedDict):
    endereco_partida: NotRequired[str | float]
    bairro_partida: NotRequired[str | float]
    cidade_partida: NotRequired[str | float]
    estado_partida: NotRequired[str | float]
    lat_partida: NotRequired[str | float]
    lng_partida: NotRequired[str | float]
    endereco_desejado: NotRequired[str | float]
    bairro_desejado: NotRequired[str | float]
    cidade_desejado: NotRequired[str | float]
    estado_desejado: NotRequired[str | float]
    lat_desejado: NotRequired[str | float]
    lng_desejado: NotRequired[str | float]
    latlng_paradas: NotRequired[str]
    categoria_id: NotRequired[int | str]
    categoria_nome: NotRequired[str | float]
    data: NotRequired[str | float]
    hora: NotRequired[str | float]
    com_retorno: NotRequired[bool | int | str]
    empresa_id: NotRequired[int | str]

class EstimarSolicitacaoAnswerResponsePartida(TypedDict):
    lat: float
    lng: float

class EstimarSolicitacaoAnswerResponseDesejado(TypedDict):
    lat: float
    lng: float

class EstimarSolicitacaoAnswerResponse(TypedDict):
    estimativa_valor: float
    estimativa_minutos: float
    estimativa_km: float
    categoria_nome: str
    tarifa_nome: str
    partida: EstimarSolicitacaoAnswerResponsePartida
    desejado: EstimarSolicitacaoAnswerResponseDesejado

class EstimarSolicitacaoAnswer(TypedDict):
    success: Literal[True]
    response: EstimarSolicitacaoAnswerResponse

class SolicitacaoQuery(TypedDict):
    id: NotRequired[str | float]
    id_mch: NotRequired[str | float]
    status_solicitacao: NotRequired[Any]
    condutor_id: NotRequired[int | str]
    taxista_id: NotRequired[int | str]
    cliente_id: NotRequired[int | str]
    empresa_id: NotRequired[int | str]
    tipo_pagamento: NotRequired[Any]
    data_hora_solicitacao_min: NotRequired[str | float]
    data_hora_solicitacao_max: NotRequired[str | float]
    data_hora_alteracao_min: NotRequired[str | float]
    cursor: NotRequired[str | float]
    limite: NotRequired[int | str]
    pagina: NotRequired[int | str]

class SolicitacaoAnswerResponseItemColeta(TypedDict):
    endereco: str
    complemento: str
    referencia: str
    bairro: str
    cidade: str
    estado: str
    lat: str | None
    lng: str | None

class SolicitacaoAnswerResponseItemPartida(TypedDict):
    endereco: str
    complemento: str
    referencia: str
    bairro: str
    cidade: str
    estado: str
    lat: str | None
    lng: str | None

class SolicitacaoAnswerResponseItemParadasItem(TypedDict):
    id: str
    ordem: float
    endereco: str
    complemento: str
    referencia: str
    bairro: str
    cidade: str
    uf: str
    lat: str | None
    lng: str | None
    numero_pedido: str
    nome_cliente: str
    telefone_cliente: str
    observacao: str
    link_rastreio_pedido: str
    entregue: bool

class SolicitacaoAnswerResponseItem(TypedDict):
    id: str
    data_hora_solicitacao: str
    data_hora_aceite: str | None
    data_hora_chegada_local: str | None
    data_hora_finalizacao: str | None
    data_hora_cancelamento: str | None
    data_hora_pendencia: str | None
    status_solicitacao: str
    cliente_id: str
    nome_passageiro: str
    empresa_id: str
    bandeira_chamada_id: str
    bandeira_configuracao_id: str
    distancia_coleta_km: str
    distancia_percorrida_km: str
    valor_corrida: str
    valor_corrida_integral: str
    condutor_especificado: bool
    com_retorno: bool
    condutor_id: str
    nome_condutor: str
    telefone_condutor: str
    telefone_condutor_internacional: str
    taxista_id: str
    nome_taxista: str
    telefone_taxista: str
    veiculo: str
    placa_veiculo: str
    cor_veiculo: str
    duracao_corrida: str
    taxas_cancelamento: str
    tipo_pagamento: str
    estimativa_km: str
    estimativa_minutos: str
    link_acompanhamento_solicitacao: str
    public_id: str
    coleta: SolicitacaoAnswerResponseItemColeta
    partida: SolicitacaoAnswerResponseItemPartida
    paradas: list[SolicitacaoAnswerResponseItemParadasItem]

class SolicitacaoAnswer(TypedDict):
    success: Literal[True]
    response: list[SolicitacaoAnswerResponseItem]

class SolicitacaoStatusQuery(TypedDict):
    id_mch: str | float

class SolicitacaoStatusAnswerResponse(TypedDict):
    status: str

class SolicitacaoStatusAnswer(TypedDict):
    success: Literal[True]
    response: SolicitacaoStatusAnswerResponse

class PosicaoCondutorQuery(TypedDict):
    id_mch: str | float

class PosicaoCondutorAnswerResponse(TypedDict):
    lat_condutor: str | None
    lng_condutor: str | None

class PosicaoCondutorAnswer(TypedDict):
    success: Literal[True]
    response: PosicaoCondutorAnswerResponse

class ReciboEntregaQuery(TypedDict):
    id_mch: str | float

class ReciboEntregaAnswerResponseCondutor(TypedDict):
    nome: str
    telefone: str
    modelo: str
    placa: str

class ReciboEntregaAnswerResponseDadosSolicitacao(TypedDict):
    valor: str
    valor_original: str
    duracao: str
    distancia: str
    tarifa: str
    id_categoria: str
    categoria: str
    descricao_categoria: str
    desconto: str
    tipo_pagamento: str

class ReciboEntregaAnswerResponsePartida(TypedDict):
    endereco: str
    bairro: str
    cidade: str
    estado: str
    data_hora: str | None

class ReciboEntregaAnswerResponseDesejado(TypedDict):
    endereco: str
    bairro: str
    cidade: str
    estado: str
    data_hora: str | None

class ReciboEntregaAnswerResponseCliente(TypedDict):
    cliente_id: str
    nome: str
    cpf: str

class ReciboEntregaAnswerResponseEmpresa(TypedDict):
    empresa_id: str
    nome: str
    cpf: str

class ReciboEntregaAnswerResponse(TypedDict):
    id_mch: str
    condutor: ReciboEntregaAnswerResponseCondutor
    dados_solicitacao: ReciboEntregaAnswerResponseDadosSolicitacao
    partida: ReciboEntregaAnswerResponsePartida
    desejado: ReciboEntregaAnswerResponseDesejado
    cliente: ReciboEntregaAnswerResponseCliente
    empresa: ReciboEntregaAnswerResponseEmpresa

class ReciboEntregaAnswer(TypedDict):
    success: Literal[True]
    response: ReciboEntregaAnswerResponse

class ObterLinkRastreioIdAnswerResponseItem(TypedDict):
    parada_id: str
    link_rastreio: str
    codigo_confirmacao: float | None

class ObterLinkRastreioIdAnswer(TypedDict):
    success: Literal[True]
    response: list[ObterLinkRastreioIdAnswerResponseItem]

class ConsultarProgramadaQuery(TypedDict):
    id_mch_programada: NotRequired[str | float]
    limite: NotRequired[int | str]
    pagina: NotRequired[int | str]

class ConsultarProgramadaAnswerResponseItemEmpresa(TypedDict):
    id: str
    nome: str

class ConsultarProgramadaAnswerResponseItemCategoria(TypedDict):
    id: str
    nome: str

class ConsultarProgramadaAnswerResponseItemValor(TypedDict):
    estimado: str
    prefixado: str

class ConsultarProgramadaAnswerResponseItemColeta(TypedDict):
    endereco: str
    complemento: str
    referencia: str
    bairro: str
    cidade: str
    estado: str
    lat: str | None
    lng: str | None

class ConsultarProgramadaAnswerResponseItemParadasItem(TypedDict):
    id: str
    ordem: float
    endereco: str
    complemento: str
    referencia: str
    bairro: str
    cidade: str
    uf: str
    lat: str | None
    lng: str | None
    numero_pedido: str
    nome_cliente: str
    telefone_cliente: str
    observacao: str
    link_rastreio_pedido: str
    entregue: bool

class ConsultarProgramadaAnswerResponseItem(TypedDict):
    id_mch_programada: str
    situacao: str
    situacao_formatada: str
    data_previsao_disparo: str
    hora_previsao_disparo: str
    id_mch: str | None
    observacao: str
    empresa: ConsultarProgramadaAnswerResponseItemEmpresa
    categoria: ConsultarProgramadaAnswerResponseItemCategoria
    valor: ConsultarProgramadaAnswerResponseItemValor
    coleta: ConsultarProgramadaAnswerResponseItemColeta
    paradas: list[ConsultarProgramadaAnswerResponseItemParadasItem]

class ConsultarProgramadaAnswerResponse2Empresa(TypedDict):
    id: str
    nome: str

class ConsultarProgramadaAnswerResponse2Categoria(TypedDict):
    id: str
    nome: str

class ConsultarProgramadaAnswerResponse2Valor(TypedDict):
    estimado: str
    prefixado: str

class ConsultarProgramadaAnswerResponse2Coleta(TypedDict):
    endereco: str
    complemento: str
    referencia: str
    bairro: str
    cidade: str
    estado: str
    lat: str | None
    lng: str | None

class ConsultarProgramadaAnswerResponse2ParadasItem(TypedDict):
    id: str
    ordem: float
    endereco: str
    complemento: str
    referencia: str
    bairro: str
    cidade: str
    uf: str
    lat: str | None
    lng: str | None
    numero_pedido: str
    nome_cliente: str
    telefone_cliente: str
    observacao: str
    link_rastreio_pedido: str
    entregue: bool

class ConsultarProgramadaAnswerResponse2(TypedDict):
    id_mch_programada: str
    situacao: str
    situacao_formatada: str
    data_previsao_disparo: str
    hora_previsao_disparo: str
    id_mch: str | None
    observacao: str
    empresa: ConsultarProgramadaAnswerResponse2Empresa
    categoria: ConsultarProgramadaAnswerResponse2Categoria
    valor: ConsultarProgramadaAnswerResponse2Valor
    coleta: ConsultarProgramadaAnswerResponse2Coleta
    paradas: list[ConsultarProgramadaAnswerResponse2ParadasItem]

class ConsultarProgramadaAnswer(TypedDict):
    success: Literal[True]
    response: list[ConsultarProgramadaAnswerResponseItem] | ConsultarProgramadaAnswerResponse2

class CancelarBody(TypedDict):
    id_mch: str | float
    motivo_id: NotRequired[Literal[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 16, 17, 18, 19, 20]]

class CancelarAnswerResponse(TypedDict):
    status: str
    mensagem: str

class CancelarAnswer(TypedDict):
    success: Literal[True]
    response: CancelarAnswerResponse

class CancelarProgramadaBody(TypedDict):
    id_mch_programada: str | float

class CancelarProgramadaAnswerResponse(TypedDict):
    id_mch_programada: float
    mensagem: str

class CancelarProgramadaAnswer(TypedDict):
    success: Literal[True]
    response: CancelarProgramadaAnswerResponse

class V1RequestIdAnswerDriver(TypedDict):
    id: float
    name: str
    phone: str
    cpf: str
    vtr: str
    vehicle_plate: str
    vehicle_model: str

class V1RequestIdAnswerEnterprise(TypedDict):
    id: float
    name: str

class V1RequestIdAnswerProgress(TypedDict):
    accepted_at: str | None
    accept_lat: float
    accept_lng: float
    accept_eta_seconds: float
    accept_eta_km: float
    accept_duration_minutes: float
    accept_distance_km: float
    estimated_distance_km: float
    estimated_duration_minutes: float
    estimated_value: float
    pickup_arrival: str | None
    arrival_at_surroundings: str | None
    start_trip: str | None
    pending_at: str | None

class V1RequestIdAnswerStopsItemClient(TypedDict):
    name: str
    phone: str

class V1RequestIdAnswerStopsItemAddress(TypedDict):
    address: str
    neighborhood: str
    city: str
    state: str
    complement: str
    reference: str
    latitude: float | None
    longitude: float | None

class V1RequestIdAnswerStopsItem(TypedDict):
    id: float
    order: float
    status: str
    notes: str
    external_id: str | None
    client: V1RequestIdAnswerStopsItemClient
    address: V1RequestIdAnswerStopsItemAddress
    delivered_at: str | None

class V1RequestIdAnswerFinishedAddress(TypedDict):
    address: str
    neighborhood: str
    city: str
    state: str
    latitude: float | None
    longitude: float | None

class V1RequestIdAnswerFinished(TypedDict):
    finished_at: str
    finalized_distance_km: float
    traveled_distance_km: float
    stopped_time_virtual_taximeter: float
    final_value: float
    coupon_value: float
    address: V1RequestIdAnswerFinishedAddress

class V1RequestIdAnswerCancellationItem(TypedDict):
    cancelled_at: str
    cancelled_reason: str
    cancelled_by: str
    cancelled_by_name: str | None

class V1RequestIdAnswer(TypedDict):
    request_id: float
    public_id: str
    external_id: str | None
    full_code: str
    short_code: str
    requested_at: str
    manager: str
    route_key: str
    return_trip: bool
    category: str | None
    driver: NotRequired[V1RequestIdAnswerDriver]
    enterprise: V1RequestIdAnswerEnterprise
    progress: V1RequestIdAnswerProgress
    stops: list[V1RequestIdAnswerStopsItem]
    finished: NotRequired[V1RequestIdAnswerFinished]
    cancellation: NotRequired[list[V1RequestIdAnswerCancellationItem]]

class CategoriaQuery(TypedDict):
    lat: NotRequired[str | float]
    lng: NotRequired[str | float]
    endereco: NotRequired[str | float]
    bairro: NotRequired[str | float]
    cidade: NotRequired[str | float]
    estado: NotRequired[str | float]

class CategoriaAnswerResponseItem(TypedDict):
    id: str
    nome: str

class CategoriaAnswer(TypedDict):
    success: Literal[True]
    response: list[CategoriaAnswerResponseItem]

class EmpresaQuery(TypedDict):
    empresa_id: NotRequired[int | str]
    limite: NotRequired[int | str]
    pagina: NotRequired[int | str]

class EmpresaAnswerResponseItemCategoriasItem(TypedDict):
    id: str
    nome: str

class EmpresaAnswerResponseItem(TypedDict):
    id: str
    nome: str
    numero_contrato: str
    endereco: str
    complemento: str
    bairro: str
    cidade: str
    uf: str
    cep: str
    lat: str | None
    lng: str | None
    telefone: str
    telefone_internacional: str
    status_empresa: str
    data_hora_cadastro: str
    dados_extras: str | None
    tipo_documento: str
    documento: str
    tipos_pagamento: list[str]
    categorias: list[EmpresaAnswerResponseItemCategoriasItem]

class EmpresaAnswerResponse2CategoriasItem(TypedDict):
    id: str
    nome: str

class EmpresaAnswerResponse2(TypedDict):
    id: str
    nome: str
    numero_contrato: str
    endereco: str
    complemento: str
    bairro: str
    cidade: str
    uf: str
    cep: str
    lat: str | None
    lng: str | None
    telefone: str
    telefone_internacional: str
    status_empresa: str
    data_hora_cadastro: str
    dados_extras: str | None
    tipo_documento: str
    documento: str
    tipos_pagamento: list[str]
    categorias: list[EmpresaAnswerResponse2CategoriasItem]

class EmpresaAnswer(TypedDict):
    success: Literal[True]
    response: list[EmpresaAnswerResponseItem] | EmpresaAnswerResponse2

class CadastrarEmpresaBodyEndereco(TypedDict):
    logradouro: NotRequired[str | float]
    complemento: NotRequired[str | float]
    uf: NotRequired[str | float]
    cidade: NotRequired[str | float]
    bairro: NotRequired[str | float]
    cep: NotRequired[str | float]
    lat: NotRequired[str | float]
    lng: NotRequired[str | float]

class CadastrarEmpresaBodyTelefone(TypedDict):
    ddd: NotRequired[str]
    numero: NotRequired[str]

class CadastrarEmpresaBody(TypedDict):
    nome_fantasia: str | float
    razao_social: NotRequired[str | float]
    endereco: NotRequired[CadastrarEmpresaBodyEndereco]
    telefone: NotRequired[CadastrarEmpresaBodyTelefone]
    situacao_cadastral: NotRequired[Any]
    status_empresa: NotRequired[Any]
    categorias: NotRequired[list[int | str]]
    tipos_pagamento: NotRequired[list[Any]]
    area_atuacao_empresa_id: NotRequired[int | str]
    cobrar_retorno: NotRequired[bool | int | str]
    observacao_condutor: NotRequired[str | float]
    dados_extras: NotRequired[Any]
    email: NotRequired[str | float]
    documento: str | float
    tipo_documento: Any
    numero_contrato: str | float

class CadastrarEmpresaAnswerResponse(TypedDict):
    status: str
    mensagem: str
    empresa_id: str

class CadastrarEmpresaAnswer(TypedDict):
    success: Literal[True]
    response: CadastrarEmpresaAnswerResponse

class AtualizarEmpresaIdBodyEndereco(TypedDict):
    logradouro: NotRequired[str | float]
    complemento: NotRequired[str | float]
    uf: NotRequired[str | float]
    cidade: NotRequired[str | float]
    bairro: NotRequired[str | float]
    cep: NotRequired[str | float]
    lat: NotRequired[str | float]
    lng: NotRequired[str | float]

class AtualizarEmpresaIdBodyTelefone(TypedDict):
    ddd: NotRequired[str]
    numero: NotRequired[str]

class AtualizarEmpresaIdBody(TypedDict):
    nome_fantasia: NotRequired[str | float]
    razao_social: NotRequired[str | float]
    endereco: NotRequired[AtualizarEmpresaIdBodyEndereco]
    telefone: NotRequired[AtualizarEmpresaIdBodyTelefone]
    situacao_cadastral: NotRequired[Any]
    status_empresa: NotRequired[Any]
    categorias: NotRequired[list[int | str]]
    tipos_pagamento: NotRequired[list[Any]]
    area_atuacao_empresa_id: NotRequired[int | str]
    cobrar_retorno: NotRequired[bool | int | str]
    observacao_condutor: NotRequired[str | float]
    dados_extras: NotRequired[Any]
    email: NotRequired[str | float]
    documento: NotRequired[str | float]
    tipo_documento: NotRequired[Any]
    numero_contrato: NotRequired[str | float]

class AtualizarEmpresaIdAnswerResponse(TypedDict):
    status: str
    mensagem: str

class AtualizarEmpresaIdAnswer(TypedDict):
    success: Literal[True]
    response: AtualizarEmpresaIdAnswerResponse

class AtualizarEmpresasBodyEmpresasItem2(TypedDict):
    status_empresa: NotRequired[Any]
    categorias: NotRequired[list[int | str]]
    tipos_pagamento: NotRequired[list[Any]]
    area_atuacao_empresa_id: NotRequired[int | str]
    empresa_id: NotRequired[int | str]
    id: NotRequired[int | str]

class AtualizarEmpresasBody(TypedDict):
    status_empresa: NotRequired[Any]
    categorias: NotRequired[list[int | str]]
    tipos_pagamento: NotRequired[list[Any]]
    area_atuacao_empresa_id: NotRequired[int | str]
    empresas: list[int | str | AtualizarEmpresasBodyEmpresasItem2]

class AtualizarEmpresasAnswer(TypedDict):
    success: bool

class ListarAreasAtuacaoEmpresaAnswerResponseItem(TypedDict):
    id: float
    nome: str
    padrao: bool

class ListarAreasAtuacaoEmpresaAnswer(TypedDict):
    success: Literal[True]
    response: list[ListarAreasAtuacaoEmpresaAnswerResponseItem]

class SaldoCreditosEmpresaBodyEmpresa(TypedDict):
    tipo_identificacao: str | float
    identificacao: str | float

class SaldoCreditosEmpresaBody(TypedDict):
    empresa: SaldoCreditosEmpresaBodyEmpresa

class SaldoCreditosEmpresaAnswerResponse(TypedDict):
    saldo: float

class SaldoCreditosEmpresaAnswer(TypedDict):
    success: Literal[True]
    response: SaldoCreditosEmpresaAnswerResponse

class RecarregarCreditosEmpresaBodyEmpresa(TypedDict):
    tipo_identificacao: str | float
    identificacao: str | float

class RecarregarCreditosEmpresaBody(TypedDict):
    empresa: RecarregarCreditosEmpresaBodyEmpresa
    valor: float | str
    observacao: NotRequired[str | float]
    external_id: NotRequired[str | float]

class RecarregarCreditosEmpresaAnswerResponse(TypedDict):
    registro_id: str

class RecarregarCreditosEmpresaAnswer(TypedDict):
    success: Literal[True]
    response: RecarregarCreditosEmpresaAnswerResponse

class SacarCreditosEmpresaBodyEmpresa(TypedDict):
    tipo_identificacao: str | float
    identificacao: str | float

class SacarCreditosEmpresaBody(TypedDict):
    empresa: SacarCreditosEmpresaBodyEmpresa
    valor: float | str
    observacao: NotRequired[str | float]
    external_id: NotRequired[str | float]

class SacarCreditosEmpresaAnswerResponse(TypedDict):
    registro_id: str

class SacarCreditosEmpresaAnswer(TypedDict):
    success: Literal[True]
    response: SacarCreditosEmpresaAnswerResponse

class CondutorQuery(TypedDict):
    status_condutor: NotRequired[Any]
    telefone: NotRequired[str | float]
    id: NotRequired[int | str]
    cpf: NotRequired[str | float]
    limite: NotRequired[int | str]
    pagina: NotRequired[int | str]

class CondutorAnswerResponseItem(TypedDict):
    id: str
    nome: str
    email: str
    telefone: str
    telefone_internacional: str
    status: str
    cpf: str
    chave_pix: str
    pagamentos: list[str]
    avaliacao_media: str
    data_hora_situacao_cadastral: str
    data_hora_ultima_corrida: str | None
    numero_viatura: str
    observacao_interna_1: str
    observacao_interna_2: str
    observacao_interna_3: str
    endereco: str
    numero_endereco: str
    complemento: str
    bairro: str
    nome_cidade: str
    uf_sigla: str
    cep: str
    pais_nome: str
    referencia_endereco: str
    dados_extras: str
    foto_url: str

class CondutorAnswer(TypedDict):
    success: Literal[True]
    response: list[CondutorAnswerResponseItem]

class AtualizarCondutorIdBody(TypedDict):
    nome: NotRequired[str | float]
    sexo: NotRequired[Any]
    data_nascimento: NotRequired[str]
    email: NotRequired[str | float]
    telefone: NotRequired[str | float]
    status_condutor: NotRequired[Any]
    endereco: NotRequired[str | float]
    numero_endereco: NotRequired[str | float]
    complemento: NotRequired[str | float]
    cep: NotRequired[str | float]
    bairro: NotRequired[str | float]
    cpf: NotRequired[str | float]
    cnpj: NotRequired[str | float]
    cnh: NotRequired[str | float]
    veiculo_tipo: NotRequired[Any]
    placa: NotRequired[str | float]
    modelo: NotRequired[str | float]
    ano_modelo: NotRequired[int | str]
    cor: NotRequired[str | float]
    numero_viatura: NotRequired[str | float]
    categorias: NotRequired[list[int | str]]
    pagamentos: NotRequired[list[Any]]
    informacoes_adicionais: NotRequired[str | float]
    dados_extras: NotRequired[Any]
    observacao_interna_1: NotRequired[str | float]
    observacao_interna_2: NotRequired[str | float]
    observacao_interna_3: NotRequired[str | float]

class AtualizarCondutorIdAnswerResponse(TypedDict):
    status: str
    mensagem: str

class AtualizarCondutorIdAnswer(TypedDict):
    success: Literal[True]
    response: AtualizarCondutorIdAnswerResponse

class AtualizarCondutoresBodyCondutoresItem2(TypedDict):
    areas_bloqueio: NotRequired[list[int | str]]
    condutor_id: NotRequired[int | str]
    id: NotRequired[int | str]

class AtualizarCondutoresBody(TypedDict):
    areas_bloqueio: NotRequired[list[int | str]]
    condutores: list[int | str | AtualizarCondutoresBodyCondutoresItem2]

class AtualizarCondutoresAnswer(TypedDict):
    success: bool

class ObterDocumentosCadastroCondutorBodyCondutor(TypedDict):
    tipo_identificacao: str | float
    identificacao: str | float

class ObterDocumentosCadastroCondutorBody(TypedDict):
    condutor: ObterDocumentosCadastroCondutorBodyCondutor

class ObterDocumentosCadastroCondutorAnswerResponseDocumentosItem(TypedDict):
    nome: str
    tipo: str
    ativo: bool

class ObterDocumentosCadastroCondutorAnswerResponse(TypedDict):
    documentos: list[ObterDocumentosCadastroCondutorAnswerResponseDocumentosItem]
    quantidade_documentos: float

class ObterDocumentosCadastroCondutorAnswer(TypedDict):
    success: Literal[True]
    response: ObterDocumentosCadastroCondutorAnswerResponse

class ObterDocumentosCondutorBodyCondutor(TypedDict):
    tipo_identificacao: str | float
    identificacao: str | float

class ObterDocumentosCondutorBody(TypedDict):
    condutor: ObterDocumentosCondutorBodyCondutor

class ObterDocumentosCondutorAnswerResponseDocumentosItem(TypedDict):
    tipo: str
    nome: str
    url_foto: str

class ObterDocumentosCondutorAnswerResponse(TypedDict):
    documentos: list[ObterDocumentosCondutorAnswerResponseDocumentosItem]
    quantidade_documentos: float

class ObterDocumentosCondutorAnswer(TypedDict):
    success: Literal[True]
    response: ObterDocumentosCondutorAnswerResponse

class SaldoCreditosCondutorBodyCondutor(TypedDict):
    tipo_identificacao: str | float
    identificacao: str | float

class SaldoCreditosCondutorBody(TypedDict):
    condutor: SaldoCreditosCondutorBodyCondutor

class SaldoCreditosCondutorAnswerResponse(TypedDict):
    saldo: float

class SaldoCreditosCondutorAnswer(TypedDict):
    success: Literal[True]
    response: SaldoCreditosCondutorAnswerResponse

class RecarregarCreditosCondutorBodyCondutor(TypedDict):
    tipo_identificacao: str | float
    identificacao: str | float

class RecarregarCreditosCondutorBody(TypedDict):
    condutor: RecarregarCreditosCondutorBodyCondutor
    valor: float | str
    observacao: NotRequired[str | float]
    external_id: NotRequired[str | float]

class RecarregarCreditosCondutorAnswerResponse(TypedDict):
    registro_id: str

class RecarregarCreditosCondutorAnswer(TypedDict):
    success: Literal[True]
    response: RecarregarCreditosCondutorAnswerResponse

class SacarCreditosCondutorBodyCondutor(TypedDict):
    tipo_identificacao: str | float
    identificacao: str | float

class SacarCreditosCondutorBody(TypedDict):
    condutor: SacarCreditosCondutorBodyCondutor
    valor: float | str
    observacao: NotRequired[str | float]
    external_id: NotRequired[str | float]

class SacarCreditosCondutorAnswerResponse(TypedDict):
    registro_id: str

class SacarCreditosCondutorAnswer(TypedDict):
    success: Literal[True]
    response: SacarCreditosCondutorAnswerResponse

class CadastrarWebhookBody(TypedDict):
    tipo: str | float
    url: str
    responsabilidade: NotRequired[Any]
    responsavel: NotRequired[Any]

class CadastrarWebhookAnswerResponse(TypedDict):
    mensagem: str
    id: str

class CadastrarWebhookAnswer(TypedDict):
    success: Literal[True]
    response: CadastrarWebhookAnswerResponse

class ListarWebhookAnswerResponseWebhooksItem(TypedDict):
    id: str
    tipo: str
    responsavel: str
    url: str

class ListarWebhookAnswerResponse(TypedDict):
    webhooks: list[ListarWebhookAnswerResponseWebhooksItem]
    quantidade_webhooks: float

class ListarWebhookAnswer(TypedDict):
    success: Literal[True]
    response: ListarWebhookAnswerResponse

class AtualizarWebhookIdBody(TypedDict):
    url: str

class AtualizarWebhookIdAnswerResponse(TypedDict):
    mensagem: str

class AtualizarWebhookIdAnswer(TypedDict):
    success: Literal[True]
    response: AtualizarWebhookIdAnswerResponse

class DeletarWebhookIdAnswerResponse(TypedDict):
    mensagem: str

class DeletarWebhookIdAnswer(TypedDict):
    success: Literal[True]
    response: DeletarWebhookIdAnswerResponse

class ModelMCalls(Calls):
    def abrir_solicitacao(
        self,
        body: AbrirSolicitacaoBody,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> AbrirSolicitacaoAnswer:
        """Abrir solicitação"""
        return self._call("POST", "/api/m/abrirSolicitacao", body=body, headers=headers)

    def estimar_solicitacao(
        self,
        *,
        query: EstimarSolicitacaoQuery | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> EstimarSolicitacaoAnswer:
        """Estimar solicitação"""
        return self._call("GET", "/api/m/estimarSolicitacao", query=query, headers=headers)

    def solicitacao(
        self,
        *,
        query: SolicitacaoQuery | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> SolicitacaoAnswer:
        """Listar solicitações"""
        return self._call("GET", "/api/m/solicitacao", query=query, headers=headers)

    def solicitacao_status(
        self,
        *,
        query: SolicitacaoStatusQuery | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> SolicitacaoStatusAnswer:
        """Situação da solicitação"""
        return self._call("GET", "/api/m/solicitacaoStatus", query=query, headers=headers)

    def posicao_condutor(
        self,
        *,
        query: PosicaoCondutorQuery | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> PosicaoCondutorAnswer:
        """Posição do condutor"""
        return self._call("GET", "/api/m/posicaoCondutor", query=query, headers=headers)

    def recibo_entrega(
        self,
        *,
        query: ReciboEntregaQuery | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> ReciboEntregaAnswer:
        """Recibo da entrega"""
        return self._call("GET", "/api/m/reciboEntrega", query=query, headers=headers)

    def obter_link_rastreio_id(
        self,
        id: str | int,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> ObterLinkRastreioIdAnswer:
        """Links de rastreio"""
        return self._call("GET", "/api/m/obterLinkRastreio/{id}", params={"id": id}, headers=headers)

    def consultar_programada(
        self,
        *,
        query: ConsultarProgramadaQuery | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> ConsultarProgramadaAnswer:
        """Consultar solicitações programadas"""
        return self._call("GET", "/api/m/consultarProgramada", query=query, headers=headers)

    def cancelar(
        self,
        body: CancelarBody,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> CancelarAnswer:
        """Cancelar solicitação"""
        return self._call("POST", "/api/m/cancelar", body=body, headers=headers)

    def cancelar_programada(
        self,
        body: CancelarProgramadaBody,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> CancelarProgramadaAnswer:
        """Cancelar solicitação programada"""
        return self._call("POST", "/api/m/cancelarProgramada", body=body, headers=headers)

    def v1_request_id(
        self,
        id: str | int,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> V1RequestIdAnswer:
        """Request detail"""
        return self._call("GET", "/api/m/v1/request/{id}", params={"id": id}, headers=headers)

    def categoria(
        self,
        *,
        query: CategoriaQuery | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> CategoriaAnswer:
        """Listar categorias"""
        return self._call("GET", "/api/m/categoria", query=query, headers=headers)

    def empresa(
        self,
        *,
        query: EmpresaQuery | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> EmpresaAnswer:
        """Consultar empresas"""
        return self._call("GET", "/api/m/empresa", query=query, headers=headers)

    def cadastrar_empresa(
        self,
        body: CadastrarEmpresaBody,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> CadastrarEmpresaAnswer:
        """Cadastrar empresa"""
        return self._call("POST", "/api/m/cadastrarEmpresa", body=body, headers=headers)

    def atualizar_empresa_id(
        self,
        id: str | int,
        body: AtualizarEmpresaIdBody,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> AtualizarEmpresaIdAnswer:
        """Atualizar empresa"""
        return self._call("PUT", "/api/m/atualizarEmpresa/{id}", params={"id": id}, body=body, headers=headers)

    def atualizar_empresas(
        self,
        body: AtualizarEmpresasBody,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> AtualizarEmpresasAnswer:
        """Atualizar várias empresas"""
        return self._call("PUT", "/api/m/atualizarEmpresas", body=body, headers=headers)

    def listar_areas_atuacao_empresa(
        self,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> ListarAreasAtuacaoEmpresaAnswer:
        """Listar áreas de atuação"""
        return self._call("GET", "/api/m/listarAreasAtuacaoEmpresa", headers=headers)

    def saldo_creditos_empresa(
        self,
        body: SaldoCreditosEmpresaBody,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> SaldoCreditosEmpresaAnswer:
        """Saldo de créditos da empresa"""
        return self._call("POST", "/api/m/saldoCreditosEmpresa", body=body, headers=headers)

    def recarregar_creditos_empresa(
        self,
        body: RecarregarCreditosEmpresaBody,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> RecarregarCreditosEmpresaAnswer:
        """Recarregar créditos da empresa"""
        return self._call("POST", "/api/m/recarregarCreditosEmpresa", body=body, headers=headers)

    def sacar_creditos_empresa(
        self,
        body: SacarCreditosEmpresaBody,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> SacarCreditosEmpresaAnswer:
        """Sacar créditos da empresa"""
        return self._call("POST", "/api/m/sacarCreditosEmpresa", body=body, headers=headers)

    def condutor(
        self,
        *,
        query: CondutorQuery | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> CondutorAnswer:
        """Consultar condutores"""
        return self._call("GET", "/api/m/condutor", query=query, headers=headers)

    def atualizar_condutor_id(
        self,
        id: str | int,
        body: AtualizarCondutorIdBody,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> AtualizarCondutorIdAnswer:
        """Atualizar condutor"""
        return self._call("POST", "/api/m/atualizarCondutor/{id}", params={"id": id}, body=body, headers=headers)

    def atualizar_condutores(
        self,
        body: AtualizarCondutoresBody,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> AtualizarCondutoresAnswer:
        """Atualizar vários condutores"""
        return self._call("PUT", "/api/m/atualizarCondutores", body=body, headers=headers)

    def obter_documentos_cadastro_condutor(
        self,
        body: ObterDocumentosCadastroCondutorBody,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> ObterDocumentosCadastroCondutorAnswer:
        """Tipos de documento do cadastro"""
        return self._call("POST", "/api/m/obterDocumentosCadastroCondutor", body=body, headers=headers)

    def obter_documentos_condutor(
        self,
        body: ObterDocumentosCondutorBody,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> ObterDocumentosCondutorAnswer:
        """Documentos do condutor"""
        return self._call("POST", "/api/m/obterDocumentosCondutor", body=body, headers=headers)

    def saldo_creditos_condutor(
        self,
        body: SaldoCreditosCondutorBody,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> SaldoCreditosCondutorAnswer:
        """Saldo de créditos do condutor"""
        return self._call("POST", "/api/m/saldoCreditosCondutor", body=body, headers=headers)

    def recarregar_creditos_condutor(
        self,
        body: RecarregarCreditosCondutorBody,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> RecarregarCreditosCondutorAnswer:
        """Recarregar créditos do condutor"""
        return self._call("POST", "/api/m/recarregarCreditosCondutor", body=body, headers=headers)

    def sacar_creditos_condutor(
        self,
        body: SacarCreditosCondutorBody,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> SacarCreditosCondutorAnswer:
        """Sacar créditos do condutor"""
        return self._call("POST", "/api/m/sacarCreditosCondutor", body=body, headers=headers)

    def cadastrar_webhook(
        self,
        body: CadastrarWebhookBody,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> CadastrarWebhookAnswer:
        """Cadastrar webhook"""
        return self._call("POST", "/api/m/cadastrarWebhook", body=body, headers=headers)

    def listar_webhook(
        self,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> ListarWebhookAnswer:
        """Listar webhooks"""
        return self._call("GET", "/api/m/listarWebhook", headers=headers)

    def atualizar_webhook_id(
        self,
        id: str | int,
        body: AtualizarWebhookIdBody,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> AtualizarWebhookIdAnswer:
        """Atualizar webhook"""
        return self._call("PUT", "/api/m/atualizarWebhook/{id}", params={"id": id}, body=body, headers=headers)

    def deletar_webhook_id(
        self,
        id: str | int,
        *,
        headers: Mapping[str, str] | None = None,
    ) -> DeletarWebhookIdAnswer:
        """Deletar webhook"""
        return self._call("DELETE", "/api/m/deletarWebhook/{id}", params={"id": id}, headers=headers)
