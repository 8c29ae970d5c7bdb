#!/bin/sh
# Patroni runs this once on the first primary: account and database of the application.
set -e
psql "$1" --no-psqlrc --quiet --set ON_ERROR_STOP=1 --set password="$APP_PASSWORD" <<'SQL'
create role last_mile login password :'password';
create database last_mile owner last_mile;
SQL
