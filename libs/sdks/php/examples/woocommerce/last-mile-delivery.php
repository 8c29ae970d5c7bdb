<?php

/**
 * Plugin Name: Last Mile Delivery for WooCommerce
 * Description: Quotes the delivery at checkout, orders it when the order is paid, and follows it by webhook.
 * Version: 1.0.0
 * Requires PHP: 8.1
 * Requires Plugins: woocommerce
 */

declare(strict_types=1);

use LastMile\ApiError;
use LastMile\FullApi;
use LastMile\Manner;
use LastMile\NoAnswerError;
use LastMile\ValidationError;
use LastMile\Webhooks;
use LastMile\WebhookVerificationError;

require_once __DIR__.'/../../autoload.php';

const LAST_MILE_METHOD = 'last_mile';
/** At checkout a person waits: one try, and no delivery is offered when it is not answered. */
const LAST_MILE_CHECKOUT_MS = 4_000;

/** The shop's settings: base_url, key (of the Full API), customer_id, vehicle_type_id, pickup, webhook_secret. */
function last_mile_settings(): array
{
    return (array) get_option('last_mile_settings', []);
}

function last_mile_api(Manner $manner = new Manner()): FullApi
{
    $settings = last_mile_settings();

    return new FullApi((string) $settings['base_url'], (string) $settings['key'], $manner);
}

/** What is delivered to an address of WooCommerce, as quote and order ask for it. */
function last_mile_delivery(array $to, string $name = '', string $phone = ''): array
{
    $settings = last_mile_settings();
    $line = trim(($to['address_1'] ?? $to['address'] ?? '').', '.($to['city'] ?? '').', '.($to['state'] ?? ''), ' ,');
    $stop = ['endereco' => $line, 'complemento' => $to['address_2'] ?? '', 'nome' => $name, 'telefone' => $phone];

    return [
        'cliente_id' => (int) $settings['customer_id'],
        'tipo_veiculo_id' => (int) $settings['vehicle_type_id'],
        'endereco_coleta' => (array) $settings['pickup'],
        'enderecos_entrega' => [array_filter($stop, static fn (string $value): bool => $value !== '')],
    ];
}

add_action('woocommerce_shipping_init', static function (): void {
    if (class_exists('WC_Last_Mile_Shipping')) {
        return;
    }

    /** The delivery as a shipping method: its cost is a quote that holds until the order is paid. */
    class WC_Last_Mile_Shipping extends WC_Shipping_Method
    {
        public function __construct(int $instance_id = 0)
        {
            parent::__construct($instance_id);
            $this->id = LAST_MILE_METHOD;
            $this->method_title = 'Last Mile';
            $this->title = 'Entrega hoje';
            $this->supports = ['shipping-zones', 'instance-settings'];
        }

        /** @param array<string, mixed> $package */
        public function calculate_shipping($package = []): void
        {
            try {
                $asked = last_mile_delivery($package['destination']);
                $manner = new Manner(retries: 0, timeoutMs: LAST_MILE_CHECKOUT_MS);
                $quote = last_mile_api($manner)->ordersQuote($asked, headers: ['Prefer' => 'hold']);
            } catch (ApiError|NoAnswerError) {
                return; // No such address, outside the area, or no answer: the shop's other methods remain.
            }
            $this->add_rate([
                'id' => LAST_MILE_METHOD,
                'label' => $this->title,
                'cost' => $quote['preco'],
                'package' => $package,
                'meta_data' => ['_last_mile_quote' => $quote['cotacao_id']],
            ]);
        }
    }
});

add_filter('woocommerce_shipping_methods', static function (array $methods): array {
    $methods[LAST_MILE_METHOD] = 'WC_Last_Mile_Shipping';

    return $methods;
});

/** Orders the delivery, once: the key of a paid order is the same however often the payment is told. */
function last_mile_order_delivery(int $order_id): void
{
    $order = wc_get_order($order_id);
    if (!$order || $order->get_meta('_last_mile_id') !== '') {
        return;
    }
    foreach ($order->get_shipping_methods() as $line) {
        if ($line->get_method_id() === LAST_MILE_METHOD) {
            last_mile_place($order, (string) $line->get_meta('_last_mile_quote'));

            return;
        }
    }
}

function last_mile_place(object $order, string $quote): void
{
    $to = $order->get_address('shipping');
    $name = trim(($to['first_name'] ?? '').' '.($to['last_name'] ?? ''));
    $wanted = last_mile_delivery($to, $name, $order->get_billing_phone());
    $wanted['external_id'] = (string) $order->get_id();
    $key = ['Idempotency-Key' => 'woo-'.$order->get_id()];
    try {
        try {
            $placed = last_mile_api()->ordersCreate($wanted, headers: $key + ['Quote-Id' => $quote]);
        } catch (ValidationError $refusal) {
            if (!isset($refusal->fields['Quote-Id'])) {
                throw $refusal;
            }
            // Paid after the quote had expired, a Pix of the next morning for instance: at the price of now.
            $placed = last_mile_api()->ordersCreate($wanted, headers: $key);
            $order->add_order_note('A cotação tinha vencido: a entrega foi pedida pelo preço de agora.');
        }
    } catch (ApiError|NoAnswerError $refusal) {
        $order->add_order_note('A entrega não foi pedida: '.$refusal->getMessage());

        return;
    }
    $order->update_meta_data('_last_mile_id', (string) $placed['id']);
    $order->update_meta_data('_last_mile_tracking', (string) ($placed['tracking_url'] ?? ''));
    $order->add_order_note('Entrega '.$placed['public_id'].' pedida.');
    $order->save();
}

add_action('woocommerce_payment_complete', 'last_mile_order_delivery');
add_action('woocommerce_order_status_processing', 'last_mile_order_delivery');

add_action('rest_api_init', static function (): void {
    register_rest_route('last-mile/v1', '/webhook', [
        'methods' => 'POST',
        'callback' => 'last_mile_webhook',
        'permission_callback' => '__return_true', // The signature is the permission.
    ]);
});

/** What happened to a delivery: verified by the bytes as they came, told in the order's notes. */
function last_mile_webhook(WP_REST_Request $request): WP_REST_Response
{
    $headers = array_map(static fn (array $values): string => $values[0], $request->get_headers());
    $headers = array_combine(str_replace('_', '-', array_keys($headers)), $headers); // WordPress writes `webhook_id`.
    try {
        $event = Webhooks::verifyFullApi((string) last_mile_settings()['webhook_secret'], $headers, $request->get_body());
    } catch (WebhookVerificationError|JsonException) {
        return new WP_REST_Response(['error' => 'signature'], 401);
    }
    $delivery = (array) ($event['order'] ?? []);
    $order = wc_get_order((int) ($delivery['external_id'] ?? 0));
    if (!$order || $order->get_meta('_last_mile_id') !== (string) ($delivery['id'] ?? '')) {
        return new WP_REST_Response(null, 204); // Another system's delivery: taken, so that it is not sent again.
    }
    $status = (string) ($delivery['order_status'] ?? '');
    if ($status !== '' && $order->get_meta('_last_mile_status') !== $status) {
        $order->update_meta_data('_last_mile_status', $status);
        $order->add_order_note('Entrega: '.($delivery['status'] ?? $status));
        if ($status === 'completed') {
            $order->update_status('completed');
        }
        $order->save();
    }

    return new WP_REST_Response(null, 204);
}

add_action('woocommerce_order_details_after_order_table', static function (object $order): void {
    $url = (string) $order->get_meta('_last_mile_tracking');
    if ($url !== '') {
        echo '<p><a href="'.esc_url($url).'">Acompanhar a entrega</a></p>';
    }
});
