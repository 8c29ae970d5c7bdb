<?php

// For composer, and for those who have none: require this file.
require_once __DIR__.'/src/Errors.php';

spl_autoload_register(static function (string $class): void {
    $prefix = 'LastMile\\';
    if (!str_starts_with($class, $prefix)) {
        return;
    }
    $file = __DIR__.'/src/'.str_replace('\\', '/', substr($class, strlen($prefix))).'.php';
    if (is_file($file)) {
        require $file;
    }
});
