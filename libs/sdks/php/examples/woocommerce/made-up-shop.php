<?php

/**
 * The part of WordPress and WooCommerce that the plugin calls, made up for the test. One command a line of standard input,
 * one answer a line of standard output, as JSON; the shop's settings are in the environment.
 */

declare(strict_types=1);

final class Shop
{
    /** @var array<string, list<callable>> */
    public static array $hooks = [];
    /** @var array<string, array<string, mixed>> */
    public static array $routes = [];
    /** @var array<int, WC_Order> */
    public static array $orders = [];

    public static function fire(string $hook, mixed ...$told): mixed
    {
        foreach (self::$hooks[$hook] ?? [] as $act) {
            $answer = $act(...$told);
            $told[0] = $answer ?? $told[0] ?? null;
        }

        return $told[0] ?? null;
    }
}

function add_action(string $hook, callable $act): void
{
    Shop::$hooks[$hook][] = $act;
}

function add_filter(string $hook, callable $filter): void
{
    add_action($hook, $filter);
}

function register_rest_route(string $space, string $path, array $route): void
{
    Shop::$routes["/$space$path"] = $route;
}

function get_option(string $name, mixed $default = false): mixed
{
    return json_decode((string) getenv(strtoupper($name)), true) ?? $default;
}

function wc_get_order(int $id): WC_Order|false
{
    return Shop::$orders[$id] ?? false;
}

function esc_url(string $url): string
{
    return htmlspecialchars($url);
}

abstract class WC_Shipping_Method
{
    public string $id = '';
    public string $method_title = '';
    public string $title = '';
    /** @var list<string> */
    public array $supports = [];
    /** @var list<array<string, mixed>> */
    public array $rates = [];

    public function __construct(public int $instance_id = 0)
    {
    }

    /** @param array<string, mixed> $rate */
    public function add_rate(array $rate): void
    {
        $this->rates[] = $rate;
    }
}

class WC_Order_Item_Shipping
{
    /** @param array<string, mixed> $rate */
    public function __construct(private readonly array $rate)
    {
    }

    public function get_method_id(): string
    {
        return $this->rate['id'];
    }

    public function get_meta(string $name): mixed
    {
        return $this->rate['meta_data'][$name] ?? '';
    }
}

class WC_Order
{
    public string $status = 'pending';
    /** @var array<string, string> */
    public array $meta = [];
    /** @var list<string> */
    public array $notes = [];

    /**
     * @param array<string, mixed> $rate
     * @param array<string, string> $shipping
     */
    public function __construct(private readonly int $id, private readonly array $rate, private readonly array $shipping)
    {
    }

    public function get_id(): int
    {
        return $this->id;
    }

    public function get_meta(string $name): string
    {
        return $this->meta[$name] ?? '';
    }

    public function update_meta_data(string $name, string $value): void
    {
        $this->meta[$name] = $value;
    }

    /** @return array<string, string> */
    public function get_address(string $kind): array
    {
        return $this->shipping;
    }

    public function get_billing_phone(): string
    {
        return $this->shipping['phone'];
    }

    /** @return list<WC_Order_Item_Shipping> */
    public function get_shipping_methods(): array
    {
        return [new WC_Order_Item_Shipping($this->rate)];
    }

    public function add_order_note(string $note): void
    {
        $this->notes[] = $note;
    }

    public function update_status(string $status): void
    {
        $this->status = $status;
    }

    public function save(): void
    {
        Shop::$orders[$this->id] = $this;
    }
}

class WP_REST_Request
{
    /** @param array<string, list<string>> $headers */
    public function __construct(private readonly array $headers, private readonly string $body)
    {
    }

    /** @return array<string, list<string>> */
    public function get_headers(): array
    {
        return $this->headers;
    }

    public function get_body(): string
    {
        return $this->body;
    }
}

class WP_REST_Response
{
    public function __construct(public readonly mixed $data = null, public readonly int $status = 200)
    {
    }
}

require __DIR__.'/last-mile-delivery.php';

$commands = [
    'checkout' => static function (array $asked): array {
        Shop::fire('woocommerce_shipping_init');
        $methods = Shop::fire('woocommerce_shipping_methods', []);
        $method = new $methods['last_mile']();
        $method->calculate_shipping(['destination' => $asked['destination']]);

        return ['rates' => $method->rates];
    },
    'order' => static function (array $asked): array {
        (new WC_Order($asked['id'], $asked['rate'], $asked['shipping']))->save();

        return [];
    },
    'pay' => static function (array $asked): array {
        Shop::fire('woocommerce_payment_complete', $asked['id']);
        Shop::fire('woocommerce_order_status_processing', $asked['id']);
        $order = Shop::$orders[$asked['id']];

        return ['meta' => (object) $order->meta, 'notes' => $order->notes];
    },
    'webhook' => static function (array $asked): array {
        Shop::fire('rest_api_init');
        // As WordPress keeps them: underscores, and a list of values.
        $names = array_map(static fn (string $name): string => str_replace('-', '_', strtolower($name)), array_keys($asked['headers']));
        $headers = array_combine($names, array_map(static fn (string $value): array => [$value], array_values($asked['headers'])));
        $answer = (Shop::$routes['/last-mile/v1/webhook']['callback'])(new WP_REST_Request($headers, $asked['body']));

        return ['status' => $answer->status];
    },
    'show' => static function (array $asked): array {
        $order = Shop::$orders[$asked['id']];
        ob_start();
        Shop::fire('woocommerce_order_details_after_order_table', $order);

        return ['status' => $order->status, 'notes' => $order->notes, 'page' => ob_get_clean()];
    },
];

while (($line = fgets(STDIN)) !== false) {
    $asked = json_decode($line, true, flags: JSON_THROW_ON_ERROR);
    echo json_encode((object) $commands[$asked['command']]($asked), JSON_THROW_ON_ERROR), "\n";
}
