"""The four protocols: the generated calls, with lists that turn their pages by themselves."""

from __future__ import annotations

import time
from datetime import datetime
from typing import Any, Iterator

from .generated.full_api import FullApiCalls, OrderBody
from .generated.merchant import MerchantCalls, MerchantOrder
from .generated.model_m import ModelMCalls
from .generated.open_delivery import DeliveryDetail, OpenDeliveryCalls
from .transport import CachedToken, Key, Manner, posted

#: The protocol has no idempotency keys.
_NOTHING = r"(?!)"
_PAGE = 50


class FullApi(FullApiCalls):
    def __init__(self, base_url: str, key: str, manner: Manner = Manner()):
        keyed = r"/api/v1/(orders|orders/lote|chamar-entregador)"
        super().__init__(base_url, Key("authorization", f"Bearer {key}"), keyed, manner)

    def orders(self, **filters: Any) -> Iterator[OrderBody]:
        """Orders, the newest first; with `updated_since`, those changed since then, the oldest change first."""
        query: Any = {"limit": _PAGE, **filters}
        by_change = "updated_since" in query or "cursor" in query
        while True:
            page = self.orders_list(query=query)
            yield from page["data"]
            if by_change:
                if not page["data"] or "next_cursor" not in page:
                    return
                query = {**query, "updated_since": None, "cursor": page["next_cursor"]}
            elif page["current_page"] < page["last_page"]:
                query = {**query, "page": page["current_page"] + 1}
            else:
                return


class OpenDelivery(OpenDeliveryCalls):
    """The token is asked for once and kept. No call takes an idempotency key: the `orderId` is the request's name."""

    def __init__(self, base_url: str, client_id: str, client_secret: str, manner: Manner = Manner()):
        pair = {"grant_type": "client_credentials", "client_id": client_id, "client_secret": client_secret}

        def ask() -> tuple[str, float]:
            token = posted(base_url, "/api/opendelivery/oauth/token", pair)
            return token["access_token"], time.time() + token["expires_in"]

        super().__init__(base_url, CachedToken(ask), _NOTHING, manner)

    def deliveries_changed_since(self, since: datetime) -> Iterator[DeliveryDetail]:
        """The oldest change first. `since` has a time zone."""
        query: Any = {"updated_since": since.isoformat()}
        while True:
            page = self.changed_deliveries(query=query)
            yield from page["deliveries"]
            if not page["more"]:
                return
            query = {"cursor": page["nextCursor"]}


class ModelM(ModelMCalls):
    def __init__(self, base_url: str, key: str, manner: Manner = Manner()):
        super().__init__(base_url, Key("api-key", key), _NOTHING, manner)

    def requests(self, **filters: Any) -> Iterator[Any]:
        query: Any = {"limite": _PAGE, **filters, "pagina": 1}
        while True:
            items = self.solicitacao(query=query)["response"]
            yield from items
            if len(items) < int(query["limite"]):
                return
            query = {**query, "pagina": query["pagina"] + 1}


class Merchant(MerchantCalls):
    """A person of a merchant; the token of the log-in is kept until it expires."""

    def __init__(self, base_url: str, email: str, password: str, manner: Manner = Manner()):
        def ask() -> tuple[str, float]:
            session = posted(base_url, "/api/merchant/login", {"email": email, "password": password})
            return session["token"], datetime.fromisoformat(session["expiresAt"]).timestamp()

        super().__init__(base_url, CachedToken(ask), r"/api/merchant/orders(/bulk)?", manner)

    def orders(self, **filters: Any) -> Iterator[MerchantOrder]:
        """The merchant's orders, the newest first."""
        query: Any = dict(filters)
        while True:
            page = self.orders_list(query=query)
            yield from page["items"]
            if page["nextCursor"] is None:
                return
            query = {**query, "cursor": page["nextCursor"]}
