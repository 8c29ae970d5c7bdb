<?php

// Written by `npm run sdks` from the OpenAPI document; test/sdks compares them.

declare(strict_types=1);

namespace LastMile\Generated;

use LastMile\Calls;

/**
 * @phpstan-type ActiveOrderBody array{id: int, external_id: string|null, order_status: string}
 * @phpstan-type BatchRowBody array{status: int, id: int|null, public_id: string|null, external_id: string|null, total_value: int|float|null, mensagem: string|null, campo: string|null}
 * @phpstan-type BatchedOrderDto array{cliente_id?: int, cliente?: ClientDto, tipo_veiculo_id: int, categoria_id?: int, endereco_coleta: PickupDto, enderecos_entrega: list<StopDto>, dimensoes_pacote?: DimensionsDto, retorno_necessario?: bool, prova_entrega_necessaria?: bool, external_id?: string, observacao?: string, metodo_pagamento?: mixed, status_inicial?: mixed, agendamento_segundos?: int, valor_pedidos?: int|float, cotacao_id?: string}
 * @phpstan-type BlockCourierDto array{bloqueado_ate?: string}
 * @phpstan-type CallCourierDto array{cliente_id?: int, cliente?: ClientDto, endereco_coleta: CallPickupDto, num_locais_entrega: int, tipo_veiculo_id?: int, retorno_necessario?: bool, prova_entrega?: bool, observacao?: string, metodo_pagamento?: mixed, status_inicial?: mixed, agendamento_segundos?: int}
 * @phpstan-type CallPickupDto array{latitude: int|float, longitude: int|float, nome?: string, telefone?: string, external_id?: string, endereco: string}
 * @phpstan-type CategoryBody array{id: int, nome: string, has_media: bool, media: list<MediaBody>}
 * @phpstan-type ClientDto array{nome: string, email: string, telefone: string, senha: string}
 * @phpstan-type CourierBody array{id: int, name: string, phone: string|null, online: bool, status: mixed, last_seen_at: string|null, location: LocationBody|null, vehicle: LiveVehicleBody, vehicle_types: list<NamedBody>, active_orders: list<ActiveOrderBody>, updated_at: string}
 * @phpstan-type CourierWalletAnswer array{data: CourierWalletBody}
 * @phpstan-type CourierWalletBody array{entregador_id: int, saldo: int|float}
 * @phpstan-type CreateOrderDto array{cliente_id?: int, cliente?: ClientDto, tipo_veiculo_id: int, categoria_id?: int, endereco_coleta: PickupDto, enderecos_entrega: list<StopDto>, dimensoes_pacote?: DimensionsDto, retorno_necessario?: bool, prova_entrega_necessaria?: bool, external_id?: string, observacao?: string, metodo_pagamento?: mixed, status_inicial?: mixed, agendamento_segundos?: int, valor_pedidos?: int|float}
 * @phpstan-type CreateUserDto array{nome: string, email: string, senha: string, telefone: string, external_id?: string}
 * @phpstan-type CreateWebhookDto array{url: string, codigo_seguranca?: string, eventos?: list<mixed>}
 * @phpstan-type CreditDto array{valor: int|float, descricao?: string, external_id?: string}
 * @phpstan-type DebitDto array{valor: int|float, descricao?: string, external_id?: string, permitir_saldo_negativo?: bool}
 * @phpstan-type DimensionsDto array{peso?: int|float, largura?: int|float, altura?: int|float, comprimento?: int|float}
 * @phpstan-type EntregadorAnswer array{data: EntregadorBody}
 * @phpstan-type EntregadorBody array{id: int, nome: string, email: string|null, telefone: string|null, cpf: string|null, ativo: bool, aprovado: bool, bloqueado: bool, bloqueado_ate: string|null, veiculo: VehicleBody, tipos_servico: list<ServiceTypeBody>, saldo: int|float, saque_bloqueado: bool, data_criacao: string}
 * @phpstan-type EntregadoresAnswer array{data: list<EntregadorBody>, meta: PageMetaBody}
 * @phpstan-type EntryBody array{id: int, operacao: mixed, tipo: mixed, valor: int|float, uuid: string, descricao: string, status: mixed, external_id: string|null, forma_pagamento: string|null, referencia_id: int|null, data_criacao: string}
 * @phpstan-type EvidenceBody array{photo: string|null, photos: list<string>, signature: string|null, document: string|null, name: string|null, observation: string|null}
 * @phpstan-type FeeBody array{valor: int|float, transacao_id: int}
 * @phpstan-type LiveVehicleBody array{model: string|null, color: string|null, plate: string|null}
 * @phpstan-type LocationBody array{latitude: int|float, longitude: int|float}
 * @phpstan-type MediaBody array{url: string, tipo: string}
 * @phpstan-type NamedBody array{id: int, name: string}
 * @phpstan-type OnlineCouriersAnswer array{data: list<CourierBody>, meta: PageMetaBody}
 * @phpstan-type OrderBatchBody array{id: int|null, atomico: bool, total: int, criados: int, recusados: int, created_at: string, finished_at: string|null, resultados: list<BatchRowBody>}
 * @phpstan-type OrderBatchDto array{atomico?: bool, pedidos: list<BatchedOrderDto>}
 * @phpstan-type OrderBody array{id: int, public_id: string, uuid: string, central_id: int, external_id: string|null, external_display_id: string|null, user_id: int, started_at: string, scheduled_at: string|null, order_status: mixed, order_status_date: string, status: string, status_observation: string|null, tracking_url: string, pickup_code: string|null, customer_observation: string|null, type: string, pickup_location: string, pickup_location_data: PickupBody, delivery_locations_data: list<StopBody>, need_return_to_pickup_location: bool, need_delivery_proof: bool, distance: int|float, return_distance: int|float, category_id: int|null, vehicle_type_id: int, category: NamedBody|null, vehicle_type: NamedBody|null, height: int|float|null, length: int|float|null, width: int|float|null, weight: int|float|null, total_value: int|float, valor_pedidos: int|float|null, pagamento_faturado: bool, offline_payment_method_id: int|null, payment_gateway: string|null, gateway_method: string|null, payment_code: string|null, payment_base64: string|null, payment_url: string|null, payment_expiration_date: string|null, payment_status: string|null, created_at: string, updated_at: string, accepted_at: string|null, arrived_pickup_location_at: string|null, arrived_limit_date: string|null, picked_up_at: string|null, finished_at: string|null, collect_limit_date: string|null, courier: string|null, courier_data: OrderCourierBody|null, user: OrderUserBody, deleted_at: string|null, assigned_vehicle_types: list<int>|null, assigned_vehicle_types_date: string|null, block_envio: bool, pickup_delay_tax: int|float|null, repassado: bool, origem_pedido: string|null, integracao_ids: string|null, integracao_referencia_id: string|null, integracao_order_status: string|null, integracao_order_data: string|null, order_import_detail_id: int|null, delivered_at_data: string|null, fatura_id: int|null}
 * @phpstan-type OrderCancelledBody array{mensagem: string}
 * @phpstan-type OrderCourierBody array{id: int, name: string, location?: LocationBody}
 * @phpstan-type OrderPageBody array{current_page: int, data: list<OrderBody>, first_page_url: string, from: int|null, last_page: int, last_page_url: string, limit: int, next_page_url: string|null, path: string, prev_page_url: string|null, to: int|null, total: int, next_cursor?: string}
 * @phpstan-type OrderUserBody array{id: int, name: string, email: string|null, external_id: string|null}
 * @phpstan-type PageMetaBody array{pagina: int, por_pagina: int, total: int}
 * @phpstan-type PickupBody array{endereco: string, latitude: int|float|null, longitude: int|float|null, nome: string|null, telefone: string|null, external_id: string|null}
 * @phpstan-type PickupDto array{latitude?: int|float, longitude?: int|float, nome?: string, telefone?: string, external_id?: string, endereco?: string}
 * @phpstan-type PostedBody array{id: int, operacao: mixed, tipo: mixed, valor: int|float, status: mixed, external_id: string|null}
 * @phpstan-type PostingAnswer array{saldo: int|float, duplicada: bool, data: PostedBody}
 * @phpstan-type QuoteBody array{preco: int|float, distancia: int|float, precoDescricao: string, distanciaDescricao: string, cotacao_id?: string, expira_em?: string, minutos_prometidos?: int}
 * @phpstan-type QuoteDto array{cliente_id?: int, cliente?: ClientDto, tipo_veiculo_id: int, categoria_id?: int, endereco_coleta: PickupDto, enderecos_entrega: list<StopDto>, dimensoes_pacote?: DimensionsDto, retorno_necessario?: bool, prova_entrega_necessaria?: bool}
 * @phpstan-type ServiceTypeBody array{id: int, nome: string}
 * @phpstan-type StatementAnswer array{data: list<EntryBody>, meta: StatementMetaBody}
 * @phpstan-type StatementMetaBody array{pagina: int, por_pagina: int, total: int, saldo: int|float}
 * @phpstan-type StopBody array{id: string, latitude: int|float|null, longitude: int|float|null, endereco: string, rua: string|null, numero: string|null, bairro: string|null, cidade: string|null, estado: string|null, complemento: string|null, cep: string|null, nome: string|null, telefone: string|null, external_id: string|null, order_display_id: string|null, codigo_confirmacao: string|null, delivered: bool, delivered_date: string|null, delivery_failed: bool, evidence: EvidenceBody|null}
 * @phpstan-type StopDto array{latitude?: int|float, longitude?: int|float, nome?: string, telefone?: string, external_id?: string, endereco: string, order_display_id?: string}
 * @phpstan-type TokenAnswer array{token: string}
 * @phpstan-type TokenDto array{nome: string, email: string, senha: string, telefone: string}
 * @phpstan-type TopUpAnswer array{saldo: int|float, duplicada: bool, data: ToppedUpBody, taxa?: FeeBody}
 * @phpstan-type TopUpDto array{valor: int|float, descricao?: string, external_id?: string, forma_pagamento: mixed, aplicar_taxa?: bool}
 * @phpstan-type ToppedUpBody array{id: int, operacao: mixed, tipo: mixed, valor: int|float, forma_pagamento: string|null}
 * @phpstan-type UpdateUserDto array{nome?: string, telefone?: string, external_id?: string, senha?: string, bloqueado?: bool}
 * @phpstan-type UpdateWebhookDto array{codigo_seguranca?: string, eventos?: list<mixed>, ativo?: bool}
 * @phpstan-type UserAnswer array{data: UserBody}
 * @phpstan-type UserBody array{id: int, nome: string, email: string|null, telefone: string, external_id: string|null, faturamento: bool, saldo: int|float, bloqueado: bool, has_media: bool, media: list<MediaBody>, data_criacao: string}
 * @phpstan-type UserWalletAnswer array{data: UserWalletBody}
 * @phpstan-type UserWalletBody array{usuario_id: int, saldo: int|float}
 * @phpstan-type UsersAnswer array{data: list<UserBody>, meta?: PageMetaBody}
 * @phpstan-type VehicleBody array{modelo: string|null, cor: string|null, placa: string|null}
 * @phpstan-type VehicleTypeBody array{id: int, nome: string, peso_e_dimensoes: bool, limitar_peso_e_dimensoes: bool, altura_maxima: int|float|null, largura_maxima: int|float|null, comprimento_maximo: int|float|null, peso_maximo: int|float|null, has_media: bool, media: list<MediaBody>}
 * @phpstan-type WebhookBody array{id: int, url: string, codigo_seguranca: string|null, eventos: list<string>|null, ativo: bool}
 * @phpstan-type WebhookRemovedBody array{mensagem: string}
 */
abstract class FullApiCalls extends Calls
{
    /**
     * Cria até 500 pedidos de uma vez (adição nossa ao contrato)
     * @param OrderBatchDto $body
     * @param array<string, string> $headers
     * @return OrderBatchBody
     */
    public function orderBatchesPlace(array $body, array $headers = []): mixed
    {
        return $this->call('POST', '/api/v1/orders/lote', body: $body, headers: $headers);
    }

    /**
     * Mostra até onde um lote chegou, com um resultado por pedido (adição nossa ao contrato)
     * @param array<string, string> $headers
     * @return OrderBatchBody
     */
    public function orderBatchesRead(string|int $id, array $headers = []): mixed
    {
        return $this->call('GET', '/api/v1/orders/lote/{id}', params: ['id' => $id], headers: $headers);
    }

    /**
     * Calcula preço e distância; nada é criado
     * @param QuoteDto $body
     * @param array<string, string> $headers
     * @return QuoteBody
     */
    public function ordersQuote(array $body, array $headers = []): mixed
    {
        return $this->call('POST', '/api/v1/orders/calcular', body: $body, headers: $headers);
    }

    /**
     * Cria um pedido
     * @param CreateOrderDto $body
     * @param array<string, string> $headers
     * @return OrderBody
     */
    public function ordersCreate(array $body, array $headers = []): mixed
    {
        return $this->call('POST', '/api/v1/orders', body: $body, headers: $headers);
    }

    /**
     * Lista os pedidos
     * @param array{page?: int, limit?: int, id?: int, public_id?: string, external_id?: string, updated_since?: string, cursor?: string} $query
     * @param array<string, string> $headers
     * @return OrderPageBody
     */
    public function ordersList(array $query = [], array $headers = []): mixed
    {
        return $this->call('GET', '/api/v1/orders', query: $query, headers: $headers);
    }

    /**
     * Chama um entregador, que informa os endereços de entrega na coleta
     * @param CallCourierDto $body
     * @param array<string, string> $headers
     * @return OrderBody
     */
    public function ordersCallCourier(array $body, array $headers = []): mixed
    {
        return $this->call('POST', '/api/v1/chamar-entregador', body: $body, headers: $headers);
    }

    /**
     * Lê um pedido por id ou public_id
     * @param array<string, string> $headers
     * @return OrderBody
     */
    public function ordersRead(string|int $id, array $headers = []): mixed
    {
        return $this->call('GET', '/api/v1/orders/{id}', params: ['id' => $id], headers: $headers);
    }

    /**
     * Cancela um pedido ainda não aceito
     * @param array<string, string> $headers
     * @return OrderCancelledBody
     */
    public function ordersCancel(string|int $id, array $headers = []): mixed
    {
        return $this->call('DELETE', '/api/v1/orders/{id}', params: ['id' => $id], headers: $headers);
    }

    /**
     * Lista os usuários
     * @param array{pagina?: int, por_pagina?: int, email?: string, external_id?: string} $query
     * @param array<string, string> $headers
     * @return UsersAnswer
     */
    public function usersList(array $query = [], array $headers = []): mixed
    {
        return $this->call('GET', '/api/v1/usuarios', query: $query, headers: $headers);
    }

    /**
     * Cria um usuário
     * @param CreateUserDto $body
     * @param array<string, string> $headers
     * @return UserAnswer
     */
    public function usersCreate(array $body, array $headers = []): mixed
    {
        return $this->call('POST', '/api/v1/usuarios', body: $body, headers: $headers);
    }

    /**
     * Lê um usuário
     * @param array<string, string> $headers
     * @return UserAnswer
     */
    public function usersRead(string|int $id, array $headers = []): mixed
    {
        return $this->call('GET', '/api/v1/usuarios/{id}', params: ['id' => $id], headers: $headers);
    }

    /**
     * Altera os campos enviados de um usuário
     * @param UpdateUserDto $body
     * @param array<string, string> $headers
     * @return UserAnswer
     */
    public function usersReplace(string|int $id, array $body, array $headers = []): mixed
    {
        return $this->call('PUT', '/api/v1/usuarios/{id}', params: ['id' => $id], body: $body, headers: $headers);
    }

    /**
     * Altera os campos enviados de um usuário
     * @param UpdateUserDto $body
     * @param array<string, string> $headers
     * @return UserAnswer
     */
    public function usersUpdate(string|int $id, array $body, array $headers = []): mixed
    {
        return $this->call('PATCH', '/api/v1/usuarios/{id}', params: ['id' => $id], body: $body, headers: $headers);
    }

    /**
     * Bloqueia um usuário
     * @param array<string, string> $headers
     * @return UserAnswer
     */
    public function usersBlock(string|int $id, array $headers = []): mixed
    {
        return $this->call('POST', '/api/v1/usuarios/{id}/bloqueio', params: ['id' => $id], headers: $headers);
    }

    /**
     * Desbloqueia um usuário
     * @param array<string, string> $headers
     * @return UserAnswer
     */
    public function usersUnblock(string|int $id, array $headers = []): mixed
    {
        return $this->call('DELETE', '/api/v1/usuarios/{id}/bloqueio', params: ['id' => $id], headers: $headers);
    }

    /**
     * Emite um token para um usuário, criado se ainda não existe
     * @param TokenDto $body
     * @param array<string, string> $headers
     * @return TokenAnswer
     */
    public function usersToken(array $body, array $headers = []): mixed
    {
        return $this->call('POST', '/api/v1/generateAccessToken', body: $body, headers: $headers);
    }

    /**
     * Lê o saldo
     * @param array<string, string> $headers
     * @return UserWalletAnswer
     */
    public function userWalletsRead(string|int $id, array $headers = []): mixed
    {
        return $this->call('GET', '/api/v1/usuarios/{id}/carteira', params: ['id' => $id], headers: $headers);
    }

    /**
     * Lê o extrato
     * @param array{pagina?: int, por_pagina?: int, operacao?: mixed, external_id?: string} $query
     * @param array<string, string> $headers
     * @return StatementAnswer
     */
    public function userWalletsStatement(string|int $id, array $query = [], array $headers = []): mixed
    {
        return $this->call('GET', '/api/v1/usuarios/{id}/carteira/transacoes', params: ['id' => $id], query: $query, headers: $headers);
    }

    /**
     * Credita
     * @param CreditDto $body
     * @param array<string, string> $headers
     * @return PostingAnswer
     */
    public function userWalletsCredit(string|int $id, array $body, array $headers = []): mixed
    {
        return $this->call('POST', '/api/v1/usuarios/{id}/carteira/creditos', params: ['id' => $id], body: $body, headers: $headers);
    }

    /**
     * Debita
     * @param DebitDto $body
     * @param array<string, string> $headers
     * @return PostingAnswer
     */
    public function userWalletsDebit(string|int $id, array $body, array $headers = []): mixed
    {
        return $this->call('POST', '/api/v1/usuarios/{id}/carteira/debitos', params: ['id' => $id], body: $body, headers: $headers);
    }

    /**
     * Registra uma recarga já paga
     * @param TopUpDto $body
     * @param array<string, string> $headers
     * @return TopUpAnswer
     */
    public function userWalletsTopUp(string|int $id, array $body, array $headers = []): mixed
    {
        return $this->call('POST', '/api/v1/usuarios/{id}/carteira/recargas', params: ['id' => $id], body: $body, headers: $headers);
    }

    /**
     * Lista os entregadores
     * @param array{pagina?: int, por_pagina?: int, email?: string, telefone?: string, cpf?: string, placa?: string, ativo?: bool, bloqueado?: bool, aprovado?: bool} $query
     * @param array<string, string> $headers
     * @return EntregadoresAnswer
     */
    public function couriersList(array $query = [], array $headers = []): mixed
    {
        return $this->call('GET', '/api/v1/entregadores', query: $query, headers: $headers);
    }

    /**
     * Lista quem está online
     * @param array{pagina?: int, por_pagina?: int, status?: mixed} $query
     * @param array<string, string> $headers
     * @return OnlineCouriersAnswer
     */
    public function couriersOnline(array $query = [], array $headers = []): mixed
    {
        return $this->call('GET', '/api/v1/entregadores/online', query: $query, headers: $headers);
    }

    /**
     * Lê um entregador
     * @param array<string, string> $headers
     * @return EntregadorAnswer
     */
    public function couriersRead(string|int $id, array $headers = []): mixed
    {
        return $this->call('GET', '/api/v1/entregadores/{id}', params: ['id' => $id], headers: $headers);
    }

    /**
     * Bloqueia um entregador
     * @param BlockCourierDto $body
     * @param array<string, string> $headers
     * @return EntregadorAnswer
     */
    public function couriersBlock(string|int $id, array $body, array $headers = []): mixed
    {
        return $this->call('POST', '/api/v1/entregadores/{id}/bloqueio', params: ['id' => $id], body: $body, headers: $headers);
    }

    /**
     * Desbloqueia um entregador
     * @param array<string, string> $headers
     * @return EntregadorAnswer
     */
    public function couriersUnblock(string|int $id, array $headers = []): mixed
    {
        return $this->call('DELETE', '/api/v1/entregadores/{id}/bloqueio', params: ['id' => $id], headers: $headers);
    }

    /**
     * Bloqueia os saques de um entregador
     * @param array<string, string> $headers
     * @return EntregadorAnswer
     */
    public function couriersBlockWithdrawals(string|int $id, array $headers = []): mixed
    {
        return $this->call('POST', '/api/v1/entregadores/{id}/bloqueio-saque', params: ['id' => $id], headers: $headers);
    }

    /**
     * Desbloqueia os saques de um entregador
     * @param array<string, string> $headers
     * @return EntregadorAnswer
     */
    public function couriersUnblockWithdrawals(string|int $id, array $headers = []): mixed
    {
        return $this->call('DELETE', '/api/v1/entregadores/{id}/bloqueio-saque', params: ['id' => $id], headers: $headers);
    }

    /**
     * Lê o saldo
     * @param array<string, string> $headers
     * @return CourierWalletAnswer
     */
    public function courierWalletsRead(string|int $id, array $headers = []): mixed
    {
        return $this->call('GET', '/api/v1/entregadores/{id}/carteira', params: ['id' => $id], headers: $headers);
    }

    /**
     * Lê o extrato
     * @param array{pagina?: int, por_pagina?: int, operacao?: mixed, external_id?: string} $query
     * @param array<string, string> $headers
     * @return StatementAnswer
     */
    public function courierWalletsStatement(string|int $id, array $query = [], array $headers = []): mixed
    {
        return $this->call('GET', '/api/v1/entregadores/{id}/carteira/transacoes', params: ['id' => $id], query: $query, headers: $headers);
    }

    /**
     * Credita
     * @param CreditDto $body
     * @param array<string, string> $headers
     * @return PostingAnswer
     */
    public function courierWalletsCredit(string|int $id, array $body, array $headers = []): mixed
    {
        return $this->call('POST', '/api/v1/entregadores/{id}/carteira/creditos', params: ['id' => $id], body: $body, headers: $headers);
    }

    /**
     * Debita
     * @param DebitDto $body
     * @param array<string, string> $headers
     * @return PostingAnswer
     */
    public function courierWalletsDebit(string|int $id, array $body, array $headers = []): mixed
    {
        return $this->call('POST', '/api/v1/entregadores/{id}/carteira/debitos', params: ['id' => $id], body: $body, headers: $headers);
    }

    /**
     * Registra uma recarga já paga
     * @param TopUpDto $body
     * @param array<string, string> $headers
     * @return TopUpAnswer
     */
    public function courierWalletsTopUp(string|int $id, array $body, array $headers = []): mixed
    {
        return $this->call('POST', '/api/v1/entregadores/{id}/carteira/recargas', params: ['id' => $id], body: $body, headers: $headers);
    }

    /**
     * Lista os tipos de veículo
     * @param array{nome?: string} $query
     * @param array<string, string> $headers
     * @return list<VehicleTypeBody>
     */
    public function vehicleTypesList(array $query = [], array $headers = []): mixed
    {
        return $this->call('GET', '/api/v1/tipos-veiculos', query: $query, headers: $headers);
    }

    /**
     * Lê um tipo de veículo
     * @param array<string, string> $headers
     * @return VehicleTypeBody
     */
    public function vehicleTypesRead(string|int $id, array $headers = []): mixed
    {
        return $this->call('GET', '/api/v1/tipos-veiculos/{id}', params: ['id' => $id], headers: $headers);
    }

    /**
     * Lista as categorias de um tipo de veículo
     * @param array{nome?: string} $query
     * @param array<string, string> $headers
     * @return list<CategoryBody>
     */
    public function vehicleTypesCategories(string|int $id, array $query = [], array $headers = []): mixed
    {
        return $this->call('GET', '/api/v1/tipos-veiculos/{id}/categorias', params: ['id' => $id], query: $query, headers: $headers);
    }

    /**
     * Lista os webhooks
     * @param array<string, string> $headers
     * @return list<WebhookBody>
     */
    public function webhooksList(array $headers = []): mixed
    {
        return $this->call('GET', '/api/v1/webhooks', headers: $headers);
    }

    /**
     * Registra um webhook
     * @param CreateWebhookDto $body
     * @param array<string, string> $headers
     * @return WebhookBody
     */
    public function webhooksCreate(array $body, array $headers = []): mixed
    {
        return $this->call('POST', '/api/v1/webhooks', body: $body, headers: $headers);
    }

    /**
     * Lê um webhook
     * @param array<string, string> $headers
     * @return WebhookBody
     */
    public function webhooksRead(string|int $id, array $headers = []): mixed
    {
        return $this->call('GET', '/api/v1/webhooks/{id}', params: ['id' => $id], headers: $headers);
    }

    /**
     * Altera os campos enviados de um webhook
     * @param UpdateWebhookDto $body
     * @param array<string, string> $headers
     * @return WebhookBody
     */
    public function webhooksUpdate(string|int $id, array $body, array $headers = []): mixed
    {
        return $this->call('PATCH', '/api/v1/webhooks/{id}', params: ['id' => $id], body: $body, headers: $headers);
    }

    /**
     * Remove um webhook
     * @param array<string, string> $headers
     * @return WebhookRemovedBody
     */
    public function webhooksRemove(string|int $id, array $headers = []): mixed
    {
        return $this->call('DELETE', '/api/v1/webhooks/{id}', params: ['id' => $id], headers: $headers);
    }
}
