"""A whole order in a sandbox: quoted, placed at the quoted price, followed until it is over, found in the list. With
`npm start`: BASE_URL=http://localhost:3000, and KEY, CUSTOMER_ID and VEHICLE_TYPE_ID of `sandbox` in data/demo.json."""

import os
import time

from last_mile import FullApi, ValidationError

api = FullApi(os.environ.get("BASE_URL", "http://localhost:3000"), os.environ["KEY"])
wanted = {
    "cliente_id": int(os.environ["CUSTOMER_ID"]),
    "tipo_veiculo_id": int(os.environ["VEHICLE_TYPE_ID"]),
    "endereco_coleta": {"endereco": "Rua das Acácias, 100", "latitude": -22.898391, "longitude": -47.062014},
    "enderecos_entrega": [
        {"endereco": "Rua dos Ipês, 42", "nome": "Maria", "latitude": -22.915808, "longitude": -47.057995}
    ],
}

quote = api.orders_quote(wanted, headers={"Prefer": "hold"})
print("quote", "cotacao_id" in quote)

placed = api.orders_create(wanted, headers={"Quote-Id": quote["cotacao_id"]})
print("placed", "public_id" in placed)

seen = ""
while seen not in ("completed", "cancelled"):
    order = api.orders_read(placed["id"])
    if order["order_status"] != seen:
        seen = order["order_status"]
        print("status", seen)
    time.sleep(0.3)

print("listed", any(order["id"] == placed["id"] for order in api.orders(limit=1)))

try:
    api.orders_quote({**wanted, "enderecos_entrega": []})
except ValidationError as refusal:
    print("refused", ",".join(refusal.fields))
