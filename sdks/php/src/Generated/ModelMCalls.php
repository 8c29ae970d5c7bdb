<?php

// Written by `npm run sdks` from the OpenAPI document; test/sdks compares them.

declare(strict_types=1);

namespace LastMile\Generated;

use LastMile\Calls;

/**

 */
abstract class ModelMCalls extends Calls
{
    /**
     * Abrir solicitação
     * @param array{forma_pagamento: mixed, paradas: list<array{endereco_parada?: string|int|float, bairro_parada?: string|int|float, cidade_parada?: string|int|float, estado_parada?: string|int|float, lat_parada?: string|int|float, lng_parada?: string|int|float, complemento_parada?: string|int|float, referencia_parada?: string|int|float, id_externo?: string|int|float, nome_cliente_parada?: string|int|float, telefone_cliente_parada?: string|int|float, observacao_parada?: string|int|float, valor_cobrar?: int|float|string, codigo_confirmacao?: string|int|float}>, retorno?: bool|int|string, condutor?: array{tipo_identificacao?: mixed|0, identificacao?: string|int|float}, data?: string|int|float, hora?: string|int|float, antecedencia?: int|string, categoria_id?: int|string, categoria_nome?: string|int|float, observacao?: string|int|float, empresa_id: int|string, partida: array{endereco?: string|int|float, bairro?: string|int|float, cidade?: string|int|float, estado?: string|int|float, lat?: string|int|float, lng?: string|int|float, complemento?: string|int|float, referencia?: string|int|float}} $body
     * @param array<string, string> $headers
     * @return array{success: true, response: array{id_mch: string, public_id: string}}
     */
    public function abrirSolicitacao(array $body, array $headers = []): mixed
    {
        return $this->call('POST', '/api/m/abrirSolicitacao', body: $body, headers: $headers);
    }

    /**
     * Estimar solicitação
     * @param array{endereco_partida?: string|int|float, bairro_partida?: string|int|float, cidade_partida?: string|int|float, estado_partida?: string|int|float, lat_partida?: string|int|float, lng_partida?: string|int|float, endereco_desejado?: string|int|float, bairro_desejado?: string|int|float, cidade_desejado?: string|int|float, estado_desejado?: string|int|float, lat_desejado?: string|int|float, lng_desejado?: string|int|float, latlng_paradas?: string, categoria_id?: int|string, categoria_nome?: string|int|float, data?: string|int|float, hora?: string|int|float, com_retorno?: bool|int|string, empresa_id?: int|string} $query
     * @param array<string, string> $headers
     * @return array{success: true, response: array{estimativa_valor: int|float, estimativa_minutos: int|float, estimativa_km: int|float, categoria_nome: string, tarifa_nome: string, partida: array{lat: int|float, lng: int|float}, desejado: array{lat: int|float, lng: int|float}}}
     */
    public function estimarSolicitacao(array $query = [], array $headers = []): mixed
    {
        return $this->call('GET', '/api/m/estimarSolicitacao', query: $query, headers: $headers);
    }

    /**
     * Listar solicitações
     * @param array{id?: string|int|float, id_mch?: string|int|float, status_solicitacao?: mixed, condutor_id?: int|string, taxista_id?: int|string, cliente_id?: int|string, empresa_id?: int|string, tipo_pagamento?: mixed, data_hora_solicitacao_min?: string|int|float, data_hora_solicitacao_max?: string|int|float, data_hora_alteracao_min?: string|int|float, cursor?: string|int|float, limite?: int|string, pagina?: int|string} $query
     * @param array<string, string> $headers
     * @return array{success: true, response: list<array{id: string, data_hora_solicitacao: string, data_hora_aceite: string|null, data_hora_chegada_local: string|null, data_hora_finalizacao: string|null, data_hora_cancelamento: string|null, data_hora_pendencia: string|null, status_solicitacao: string, cliente_id: string, nome_passageiro: string, empresa_id: string, bandeira_chamada_id: string, bandeira_configuracao_id: string, distancia_coleta_km: string, distancia_percorrida_km: string, valor_corrida: string, valor_corrida_integral: string, condutor_especificado: bool, com_retorno: bool, condutor_id: string, nome_condutor: string, telefone_condutor: string, telefone_condutor_internacional: string, taxista_id: string, nome_taxista: string, telefone_taxista: string, veiculo: string, placa_veiculo: string, cor_veiculo: string, duracao_corrida: string, taxas_cancelamento: string, tipo_pagamento: string, estimativa_km: string, estimativa_minutos: string, link_acompanhamento_solicitacao: string, public_id: string, coleta: array{endereco: string, complemento: string, referencia: string, bairro: string, cidade: string, estado: string, lat: string|null, lng: string|null}, partida: array{endereco: string, complemento: string, referencia: string, bairro: string, cidade: string, estado: string, lat: string|null, lng: string|null}, paradas: list<array{id: string, ordem: int|float, endereco: string, complemento: string, referencia: string, bairro: string, cidade: string, uf: string, lat: string|null, lng: string|null, numero_pedido: string, nome_cliente: string, telefone_cliente: string, observacao: string, link_rastreio_pedido: string, entregue: bool}>}>}
     */
    public function solicitacao(array $query = [], array $headers = []): mixed
    {
        return $this->call('GET', '/api/m/solicitacao', query: $query, headers: $headers);
    }

    /**
     * Situação da solicitação
     * @param array{id_mch: string|int|float} $query
     * @param array<string, string> $headers
     * @return array{success: true, response: array{status: string}}
     */
    public function solicitacaoStatus(array $query = [], array $headers = []): mixed
    {
        return $this->call('GET', '/api/m/solicitacaoStatus', query: $query, headers: $headers);
    }

    /**
     * Posição do condutor
     * @param array{id_mch: string|int|float} $query
     * @param array<string, string> $headers
     * @return array{success: true, response: array{lat_condutor: string|null, lng_condutor: string|null}}
     */
    public function posicaoCondutor(array $query = [], array $headers = []): mixed
    {
        return $this->call('GET', '/api/m/posicaoCondutor', query: $query, headers: $headers);
    }

    /**
     * Recibo da entrega
     * @param array{id_mch: string|int|float} $query
     * @param array<string, string> $headers
     * @return array{success: true, response: array{id_mch: string, condutor: array{nome: string, telefone: string, modelo: string, placa: string}, dados_solicitacao: array{valor: string, valor_original: string, duracao: string, distancia: string, tarifa: string, id_categoria: string, categoria: string, descricao_categoria: string, desconto: string, tipo_pagamento: string}, partida: array{endereco: string, bairro: string, cidade: string, estado: string, data_hora: string|null}, desejado: array{endereco: string, bairro: string, cidade: string, estado: string, data_hora: string|null}, cliente: array{cliente_id: string, nome: string, cpf: string}, empresa: array{empresa_id: string, nome: string, cpf: string}}}
     */
    public function reciboEntrega(array $query = [], array $headers = []): mixed
    {
        return $this->call('GET', '/api/m/reciboEntrega', query: $query, headers: $headers);
    }

    /**
     * Links de rastreio
     * @param array<string, string> $headers
     * @return array{success: true, response: list<array{parada_id: string, link_rastreio: string, codigo_confirmacao: int|float|null}>}
     */
    public function obterLinkRastreioId(string|int $id, array $headers = []): mixed
    {
        return $this->call('GET', '/api/m/obterLinkRastreio/{id}', params: ['id' => $id], headers: $headers);
    }

    /**
     * Consultar solicitações programadas
     * @param array{id_mch_programada?: string|int|float, limite?: int|string, pagina?: int|string} $query
     * @param array<string, string> $headers
     * @return array{success: true, response: list<array{id_mch_programada: string, situacao: string, situacao_formatada: string, data_previsao_disparo: string, hora_previsao_disparo: string, id_mch: string|null, observacao: string, empresa: array{id: string, nome: string}, categoria: array{id: string, nome: string}, valor: array{estimado: string, prefixado: string}, coleta: array{endereco: string, complemento: string, referencia: string, bairro: string, cidade: string, estado: string, lat: string|null, lng: string|null}, paradas: list<array{id: string, ordem: int|float, endereco: string, complemento: string, referencia: string, bairro: string, cidade: string, uf: string, lat: string|null, lng: string|null, numero_pedido: string, nome_cliente: string, telefone_cliente: string, observacao: string, link_rastreio_pedido: string, entregue: bool}>}>|array{id_mch_programada: string, situacao: string, situacao_formatada: string, data_previsao_disparo: string, hora_previsao_disparo: string, id_mch: string|null, observacao: string, empresa: array{id: string, nome: string}, categoria: array{id: string, nome: string}, valor: array{estimado: string, prefixado: string}, coleta: array{endereco: string, complemento: string, referencia: string, bairro: string, cidade: string, estado: string, lat: string|null, lng: string|null}, paradas: list<array{id: string, ordem: int|float, endereco: string, complemento: string, referencia: string, bairro: string, cidade: string, uf: string, lat: string|null, lng: string|null, numero_pedido: string, nome_cliente: string, telefone_cliente: string, observacao: string, link_rastreio_pedido: string, entregue: bool}>}}
     */
    public function consultarProgramada(array $query = [], array $headers = []): mixed
    {
        return $this->call('GET', '/api/m/consultarProgramada', query: $query, headers: $headers);
    }

    /**
     * Cancelar solicitação
     * @param array{id_mch: string|int|float, motivo_id?: 1|2|3|4|5|6|7|8|9|10|11|12|13|16|17|18|19|20} $body
     * @param array<string, string> $headers
     * @return array{success: true, response: array{status: string, mensagem: string}}
     */
    public function cancelar(array $body, array $headers = []): mixed
    {
        return $this->call('POST', '/api/m/cancelar', body: $body, headers: $headers);
    }

    /**
     * Cancelar solicitação programada
     * @param array{id_mch_programada: string|int|float} $body
     * @param array<string, string> $headers
     * @return array{success: true, response: array{id_mch_programada: int|float, mensagem: string}}
     */
    public function cancelarProgramada(array $body, array $headers = []): mixed
    {
        return $this->call('POST', '/api/m/cancelarProgramada', body: $body, headers: $headers);
    }

    /**
     * Request detail
     * @param array<string, string> $headers
     * @return array{request_id: int|float, public_id: string, external_id: string|null, full_code: string, short_code: string, requested_at: string, manager: string, route_key: string, return_trip: bool, category: string|null, driver?: array{id: int|float, name: string, phone: string, cpf: string, vtr: string, vehicle_plate: string, vehicle_model: string}, enterprise: array{id: int|float, name: string}, progress: array{accepted_at: string|null, accept_lat: int|float, accept_lng: int|float, accept_eta_seconds: int|float, accept_eta_km: int|float, accept_duration_minutes: int|float, accept_distance_km: int|float, estimated_distance_km: int|float, estimated_duration_minutes: int|float, estimated_value: int|float, pickup_arrival: string|null, arrival_at_surroundings: string|null, start_trip: string|null, pending_at: string|null}, stops: list<array{id: int|float, order: int|float, status: string, notes: string, external_id: string|null, client: array{name: string, phone: string}, address: array{address: string, neighborhood: string, city: string, state: string, complement: string, reference: string, latitude: int|float|null, longitude: int|float|null}, delivered_at: string|null}>, finished?: array{finished_at: string, finalized_distance_km: int|float, traveled_distance_km: int|float, stopped_time_virtual_taximeter: int|float, final_value: int|float, coupon_value: int|float, address: array{address: string, neighborhood: string, city: string, state: string, latitude: int|float|null, longitude: int|float|null}}, cancellation?: list<array{cancelled_at: string, cancelled_reason: string, cancelled_by: string, cancelled_by_name: string|null}>}
     */
    public function v1RequestId(string|int $id, array $headers = []): mixed
    {
        return $this->call('GET', '/api/m/v1/request/{id}', params: ['id' => $id], headers: $headers);
    }

    /**
     * Listar categorias
     * @param array{lat?: string|int|float, lng?: string|int|float, endereco?: string|int|float, bairro?: string|int|float, cidade?: string|int|float, estado?: string|int|float} $query
     * @param array<string, string> $headers
     * @return array{success: true, response: list<array{id: string, nome: string}>}
     */
    public function categoria(array $query = [], array $headers = []): mixed
    {
        return $this->call('GET', '/api/m/categoria', query: $query, headers: $headers);
    }

    /**
     * Consultar empresas
     * @param array{empresa_id?: int|string, limite?: int|string, pagina?: int|string} $query
     * @param array<string, string> $headers
     * @return array{success: true, response: list<array{id: string, nome: string, numero_contrato: string, endereco: string, complemento: string, bairro: string, cidade: string, uf: string, cep: string, lat: string|null, lng: string|null, telefone: string, telefone_internacional: string, status_empresa: string, data_hora_cadastro: string, dados_extras: string|null, tipo_documento: string, documento: string, tipos_pagamento: list<string>, categorias: list<array{id: string, nome: string}>}>|array{id: string, nome: string, numero_contrato: string, endereco: string, complemento: string, bairro: string, cidade: string, uf: string, cep: string, lat: string|null, lng: string|null, telefone: string, telefone_internacional: string, status_empresa: string, data_hora_cadastro: string, dados_extras: string|null, tipo_documento: string, documento: string, tipos_pagamento: list<string>, categorias: list<array{id: string, nome: string}>}}
     */
    public function empresa(array $query = [], array $headers = []): mixed
    {
        return $this->call('GET', '/api/m/empresa', query: $query, headers: $headers);
    }

    /**
     * Cadastrar empresa
     * @param array{nome_fantasia: string|int|float, razao_social?: string|int|float, endereco?: array{logradouro?: string|int|float, complemento?: string|int|float, uf?: string|int|float, cidade?: string|int|float, bairro?: string|int|float, cep?: string|int|float, lat?: string|int|float, lng?: string|int|float}, telefone?: array{ddd?: string, numero?: string}, situacao_cadastral?: mixed, status_empresa?: mixed, categorias?: list<int|string>, tipos_pagamento?: list<mixed>, area_atuacao_empresa_id?: int|string, cobrar_retorno?: bool|int|string, observacao_condutor?: string|int|float, dados_extras?: mixed, email?: string|int|float, documento: string|int|float, tipo_documento: mixed, numero_contrato: string|int|float} $body
     * @param array<string, string> $headers
     * @return array{success: true, response: array{status: string, mensagem: string, empresa_id: string}}
     */
    public function cadastrarEmpresa(array $body, array $headers = []): mixed
    {
        return $this->call('POST', '/api/m/cadastrarEmpresa', body: $body, headers: $headers);
    }

    /**
     * Atualizar empresa
     * @param array{nome_fantasia?: string|int|float, razao_social?: string|int|float, endereco?: array{logradouro?: string|int|float, complemento?: string|int|float, uf?: string|int|float, cidade?: string|int|float, bairro?: string|int|float, cep?: string|int|float, lat?: string|int|float, lng?: string|int|float}, telefone?: array{ddd?: string, numero?: string}, situacao_cadastral?: mixed, status_empresa?: mixed, categorias?: list<int|string>, tipos_pagamento?: list<mixed>, area_atuacao_empresa_id?: int|string, cobrar_retorno?: bool|int|string, observacao_condutor?: string|int|float, dados_extras?: mixed, email?: string|int|float, documento?: string|int|float, tipo_documento?: mixed, numero_contrato?: string|int|float} $body
     * @param array<string, string> $headers
     * @return array{success: true, response: array{status: string, mensagem: string}}
     */
    public function atualizarEmpresaId(string|int $id, array $body, array $headers = []): mixed
    {
        return $this->call('PUT', '/api/m/atualizarEmpresa/{id}', params: ['id' => $id], body: $body, headers: $headers);
    }

    /**
     * Atualizar várias empresas
     * @param array{status_empresa?: mixed, categorias?: list<int|string>, tipos_pagamento?: list<mixed>, area_atuacao_empresa_id?: int|string, empresas: list<int|string|array{status_empresa?: mixed, categorias?: list<int|string>, tipos_pagamento?: list<mixed>, area_atuacao_empresa_id?: int|string, empresa_id?: int|string, id?: int|string}>} $body
     * @param array<string, string> $headers
     * @return array{success: bool}
     */
    public function atualizarEmpresas(array $body, array $headers = []): mixed
    {
        return $this->call('PUT', '/api/m/atualizarEmpresas', body: $body, headers: $headers);
    }

    /**
     * Listar áreas de atuação
     * @param array<string, string> $headers
     * @return array{success: true, response: list<array{id: int|float, nome: string, padrao: bool}>}
     */
    public function listarAreasAtuacaoEmpresa(array $headers = []): mixed
    {
        return $this->call('GET', '/api/m/listarAreasAtuacaoEmpresa', headers: $headers);
    }

    /**
     * Saldo de créditos da empresa
     * @param array{empresa: array{tipo_identificacao: string|int|float, identificacao: string|int|float}} $body
     * @param array<string, string> $headers
     * @return array{success: true, response: array{saldo: int|float}}
     */
    public function saldoCreditosEmpresa(array $body, array $headers = []): mixed
    {
        return $this->call('POST', '/api/m/saldoCreditosEmpresa', body: $body, headers: $headers);
    }

    /**
     * Recarregar créditos da empresa
     * @param array{empresa: array{tipo_identificacao: string|int|float, identificacao: string|int|float}, valor: int|float|string, observacao?: string|int|float, external_id?: string|int|float} $body
     * @param array<string, string> $headers
     * @return array{success: true, response: array{registro_id: string}}
     */
    public function recarregarCreditosEmpresa(array $body, array $headers = []): mixed
    {
        return $this->call('POST', '/api/m/recarregarCreditosEmpresa', body: $body, headers: $headers);
    }

    /**
     * Sacar créditos da empresa
     * @param array{empresa: array{tipo_identificacao: string|int|float, identificacao: string|int|float}, valor: int|float|string, observacao?: string|int|float, external_id?: string|int|float} $body
     * @param array<string, string> $headers
     * @return array{success: true, response: array{registro_id: string}}
     */
    public function sacarCreditosEmpresa(array $body, array $headers = []): mixed
    {
        return $this->call('POST', '/api/m/sacarCreditosEmpresa', body: $body, headers: $headers);
    }

    /**
     * Consultar condutores
     * @param array{status_condutor?: mixed, telefone?: string|int|float, id?: int|string, cpf?: string|int|float, limite?: int|string, pagina?: int|string} $query
     * @param array<string, string> $headers
     * @return array{success: true, response: list<array{id: string, nome: string, email: string, telefone: string, telefone_internacional: string, status: string, cpf: string, chave_pix: string, pagamentos: list<string>, avaliacao_media: string, data_hora_situacao_cadastral: string, data_hora_ultima_corrida: string|null, numero_viatura: string, observacao_interna_1: string, observacao_interna_2: string, observacao_interna_3: string, endereco: string, numero_endereco: string, complemento: string, bairro: string, nome_cidade: string, uf_sigla: string, cep: string, pais_nome: string, referencia_endereco: string, dados_extras: string, foto_url: string}>}
     */
    public function condutor(array $query = [], array $headers = []): mixed
    {
        return $this->call('GET', '/api/m/condutor', query: $query, headers: $headers);
    }

    /**
     * Atualizar condutor
     * @param array{nome?: string|int|float, sexo?: mixed, data_nascimento?: string, email?: string|int|float, telefone?: string|int|float, status_condutor?: mixed, endereco?: string|int|float, numero_endereco?: string|int|float, complemento?: string|int|float, cep?: string|int|float, bairro?: string|int|float, cpf?: string|int|float, cnpj?: string|int|float, cnh?: string|int|float, veiculo_tipo?: mixed, placa?: string|int|float, modelo?: string|int|float, ano_modelo?: int|string, cor?: string|int|float, numero_viatura?: string|int|float, categorias?: list<int|string>, pagamentos?: list<mixed>, informacoes_adicionais?: string|int|float, dados_extras?: mixed, observacao_interna_1?: string|int|float, observacao_interna_2?: string|int|float, observacao_interna_3?: string|int|float} $body
     * @param array<string, string> $headers
     * @return array{success: true, response: array{status: string, mensagem: string}}
     */
    public function atualizarCondutorId(string|int $id, array $body, array $headers = []): mixed
    {
        return $this->call('POST', '/api/m/atualizarCondutor/{id}', params: ['id' => $id], body: $body, headers: $headers);
    }

    /**
     * Atualizar vários condutores
     * @param array{areas_bloqueio?: list<int|string>, condutores: list<int|string|array{areas_bloqueio?: list<int|string>, condutor_id?: int|string, id?: int|string}>} $body
     * @param array<string, string> $headers
     * @return array{success: bool}
     */
    public function atualizarCondutores(array $body, array $headers = []): mixed
    {
        return $this->call('PUT', '/api/m/atualizarCondutores', body: $body, headers: $headers);
    }

    /**
     * Tipos de documento do cadastro
     * @param array{condutor: array{tipo_identificacao: string|int|float, identificacao: string|int|float}} $body
     * @param array<string, string> $headers
     * @return array{success: true, response: array{documentos: list<array{nome: string, tipo: string, ativo: bool}>, quantidade_documentos: int|float}}
     */
    public function obterDocumentosCadastroCondutor(array $body, array $headers = []): mixed
    {
        return $this->call('POST', '/api/m/obterDocumentosCadastroCondutor', body: $body, headers: $headers);
    }

    /**
     * Documentos do condutor
     * @param array{condutor: array{tipo_identificacao: string|int|float, identificacao: string|int|float}} $body
     * @param array<string, string> $headers
     * @return array{success: true, response: array{documentos: list<array{tipo: string, nome: string, url_foto: string}>, quantidade_documentos: int|float}}
     */
    public function obterDocumentosCondutor(array $body, array $headers = []): mixed
    {
        return $this->call('POST', '/api/m/obterDocumentosCondutor', body: $body, headers: $headers);
    }

    /**
     * Saldo de créditos do condutor
     * @param array{condutor: array{tipo_identificacao: string|int|float, identificacao: string|int|float}} $body
     * @param array<string, string> $headers
     * @return array{success: true, response: array{saldo: int|float}}
     */
    public function saldoCreditosCondutor(array $body, array $headers = []): mixed
    {
        return $this->call('POST', '/api/m/saldoCreditosCondutor', body: $body, headers: $headers);
    }

    /**
     * Recarregar créditos do condutor
     * @param array{condutor: array{tipo_identificacao: string|int|float, identificacao: string|int|float}, valor: int|float|string, observacao?: string|int|float, external_id?: string|int|float} $body
     * @param array<string, string> $headers
     * @return array{success: true, response: array{registro_id: string}}
     */
    public function recarregarCreditosCondutor(array $body, array $headers = []): mixed
    {
        return $this->call('POST', '/api/m/recarregarCreditosCondutor', body: $body, headers: $headers);
    }

    /**
     * Sacar créditos do condutor
     * @param array{condutor: array{tipo_identificacao: string|int|float, identificacao: string|int|float}, valor: int|float|string, observacao?: string|int|float, external_id?: string|int|float} $body
     * @param array<string, string> $headers
     * @return array{success: true, response: array{registro_id: string}}
     */
    public function sacarCreditosCondutor(array $body, array $headers = []): mixed
    {
        return $this->call('POST', '/api/m/sacarCreditosCondutor', body: $body, headers: $headers);
    }

    /**
     * Cadastrar webhook
     * @param array{tipo: string|int|float, url: string, responsabilidade?: mixed, responsavel?: mixed} $body
     * @param array<string, string> $headers
     * @return array{success: true, response: array{mensagem: string, id: string}}
     */
    public function cadastrarWebhook(array $body, array $headers = []): mixed
    {
        return $this->call('POST', '/api/m/cadastrarWebhook', body: $body, headers: $headers);
    }

    /**
     * Listar webhooks
     * @param array<string, string> $headers
     * @return array{success: true, response: array{webhooks: list<array{id: string, tipo: string, responsavel: string, url: string}>, quantidade_webhooks: int|float}}
     */
    public function listarWebhook(array $headers = []): mixed
    {
        return $this->call('GET', '/api/m/listarWebhook', headers: $headers);
    }

    /**
     * Atualizar webhook
     * @param array{url: string} $body
     * @param array<string, string> $headers
     * @return array{success: true, response: array{mensagem: string}}
     */
    public function atualizarWebhookId(string|int $id, array $body, array $headers = []): mixed
    {
        return $this->call('PUT', '/api/m/atualizarWebhook/{id}', params: ['id' => $id], body: $body, headers: $headers);
    }

    /**
     * Deletar webhook
     * @param array<string, string> $headers
     * @return array{success: true, response: array{mensagem: string}}
     */
    public function deletarWebhookId(string|int $id, array $headers = []): mixed
    {
        return $this->call('DELETE', '/api/m/deletarWebhook/{id}', params: ['id' => $id], headers: $headers);
    }
}
