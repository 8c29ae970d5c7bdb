/* Written by `npm run web:types` from the console's OpenAPI document; test/web/api-types.spec.ts compares them. */
/* eslint-disable */
/* prettier-ignore */
export interface paths {
  '/api/admin/addresses/cities': {
    get: { parameters: { query?: never; path?: never; header?: never; cookie?: never }; requestBody?: never; responses: { 200: { headers: Record<string, unknown>; content: { 'application/json': { items: ({ city: string; state: string; streets: number; imported: number })[] } } }; default: { headers: Record<string, unknown>; content: { 'application/problem+json': { type: string; title: string; status: number; detail: string; errors?: Record<string, string[]> } } } } };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/addresses/try': {
    get: { parameters: { query: { q: string | number }; path?: never; header?: never; cookie?: never }; requestBody?: never; responses: { 200: { headers: Record<string, unknown>; content: { 'application/json': { found: { latitude: number; longitude: number; precision: "house" | "stretch" | "street"; street: string | null; number: string | null; district: string | null; city: string | null; state: string | null; postalCode: string | null } | null; covered: boolean | null; streets: ({ street: string; district: string; city: string; state: string; latitude: number; longitude: number; score: number })[] } } }; default: { headers: Record<string, unknown>; content: { 'application/problem+json': { type: string; title: string; status: number; detail: string; errors?: Record<string, string[]> } } } } };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/address-imports': {
    get: { parameters: { query?: never; path?: never; header?: never; cookie?: never }; requestBody?: never; responses: { 200: { headers: Record<string, unknown>; content: { 'application/json': { items: ({ id: number; fileName: string; state: "waiting" | "running" | "done" | "refused" | "cancelled"; skipFaulty: boolean; streets: number | null; streetsDone: number; lines: number | null; faultCount: number; faults: ({ line: number; problem: string })[]; startedBy: string; createdAt: string; finishedAt: string | null })[] } } }; default: { headers: Record<string, unknown>; content: { 'application/problem+json': { type: string; title: string; status: number; detail: string; errors?: Record<string, string[]> } } } } };
    put?: never;
    post: { parameters: { query?: { skipFaulty?: "true" | "false"; fileName?: string | number }; path?: never; header?: never; cookie?: never }; requestBody: { content: { 'multipart/form-data': FormData } }; responses: { 201: { headers: Record<string, unknown>; content: { 'application/json': { id: number; fileName: string; state: "waiting" | "running" | "done" | "refused" | "cancelled"; skipFaulty: boolean; streets: number | null; streetsDone: number; lines: number | null; faultCount: number; faults: ({ line: number; problem: string })[]; startedBy: string; createdAt: string; finishedAt: string | null } } }; default: { headers: Record<string, unknown>; content: { 'application/problem+json': { type: string; title: string; status: number; detail: string; errors?: Record<string, string[]> } } } } };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/address-imports/{id}': {
    get: { parameters: { query?: never; path: { id: string | number }; header?: never; cookie?: never }; requestBody?: never; responses: { 200: { headers: Record<string, unknown>; content: { 'application/json': { id: number; fileName: string; state: "waiting" | "running" | "done" | "refused" | "cancelled"; skipFaulty: boolean; streets: number | null; streetsDone: number; lines: number | null; faultCount: number; faults: ({ line: number; problem: string })[]; startedBy: string; createdAt: string; finishedAt: string | null } } }; default: { headers: Record<string, unknown>; content: { 'application/problem+json': { type: string; title: string; status: number; detail: string; errors?: Record<string, string[]> } } } } };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/address-imports/{id}/cancel': {
    get?: never;
    put?: never;
    post: { parameters: { query?: never; path: { id: string | number }; header?: never; cookie?: never }; requestBody?: never; responses: { 200: { headers: Record<string, unknown>; content: { 'application/json': { id: number; fileName: string; state: "waiting" | "running" | "done" | "refused" | "cancelled"; skipFaulty: boolean; streets: number | null; streetsDone: number; lines: number | null; faultCount: number; faults: ({ line: number; problem: string })[]; startedBy: string; createdAt: string; finishedAt: string | null } } }; default: { headers: Record<string, unknown>; content: { 'application/problem+json': { type: string; title: string; status: number; detail: string; errors?: Record<string, string[]> } } } } };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/audit': {
    get: { parameters: { query?: { entity?: string | number; entityId?: string | number; operatorId?: string | number; from?: string | number; to?: string | number; cursor?: string | number; limit?: string | number }; path?: never; header?: never; cookie?: never }; requestBody?: never; responses: { 200: { headers: Record<string, unknown>; content: { 'application/json': { items: ({ id: number; hubId: number | null; operatorId: number | null; operatorName: string; action: string; entity: string; entityId: string | null; before: unknown | null; after: unknown | null; requestId: string | null; at: string })[]; nextCursor: string | null } } }; default: { headers: Record<string, unknown>; content: { 'application/problem+json': { type: string; title: string; status: number; detail: string; errors?: Record<string, string[]> } } } } };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/categories': {
    get: { parameters: { query?: { vehicleTypeId?: string | number }; path?: never; header?: never; cookie?: never }; requestBody?: never; responses: { 200: { headers: Record<string, unknown>; content: { 'application/json': { items: ({ id: number; hubId: number; vehicleTypeId: number; name: string; description: string | null; media: ({ url: string; contentType: string })[] })[] } } }; default: { headers: Record<string, unknown>; content: { 'application/problem+json': { type: string; title: string; status: number; detail: string; errors?: Record<string, string[]> } } } } };
    put?: never;
    post: { parameters: { query?: never; path?: never; header?: never; cookie?: never }; requestBody: { content: { 'application/json': { vehicleTypeId: number; name: string; description?: string | null; media?: ({ url: string; contentType: string })[] } } }; responses: { 201: { headers: Record<string, unknown>; content: { 'application/json': { id: number; hubId: number; vehicleTypeId: number; name: string; description: string | null; media: ({ url: string; contentType: string })[] } } }; default: { headers: Record<string, unknown>; content: { 'application/problem+json': { type: string; title: string; status: number; detail: string; errors?: Record<string, string[]> } } } } };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/categories/{id}': {
    get: { parameters: { query?: never; path: { id: string | number }; header?: never; cookie?: never }; requestBody?: never; responses: { 200: { headers: Record<string, unknown>; content: { 'application/json': { id: number; hubId: number; vehicleTypeId: number; name: string; description: string | null; media: ({ url: string; contentType: string })[] } } }; default: { headers: Record<string, unknown>; content: { 'application/problem+json': { type: string; title: string; status: number; detail: string; errors?: Record<string, string[]> } } } } };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch: { parameters: { query?: never; path: { id: string | number }; header?: never; cookie?: never }; requestBody: { content: { 'application/json': { name?: string; description?: string | null; media?: ({ url: string; contentType: string })[] } } }; responses: { 200: { headers: Record<string, unknown>; content: { 'application/json': { id: number; hubId: number; vehicleTypeId: number; name: string; description: string | null; media: ({ url: string; contentType: string })[] } } }; default: { headers: Record<string, unknown>; content: { 'application/problem+json': { type: string; title: string; status: number; detail: string; errors?: Record<string, string[]> } } } } };
    trace?: never;
  };
  '/api/admin/cells': {
    get: { parameters: { query?: never; path?: never; header?: never; cookie?: never }; requestBody?: never; responses: { 200: { headers: Record<string, unknown>; content: { 'application/json': { items: ({ name: string; own: boolean; reachable: boolean; hubs: ({ id: number; name: string; city: string; state: string; move: { state: "arriving" | "copying" | "resting" | "moving" | "moved" | "cleared"; tablesCopied: number; tables: number; address: string | null; stalled: boolean; startedAt: string; changedAt: string } | null })[] })[] } } }; default: { headers: Record<string, unknown>; content: { 'application/problem+json': { type: string; title: string; status: number; detail: string; errors?: Record<string, string[]> } } } } };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/couriers/{id}/documents': {
    get: { parameters: { query?: never; path: { id: string | number }; header?: never; cookie?: never }; requestBody?: never; responses: { 200: { headers: Record<string, unknown>; content: { 'application/json': { items: ({ id: number; type: string; contentType: string; createdAt: string; url: string })[] } } }; default: { headers: Record<string, unknown>; content: { 'application/problem+json': { type: string; title: string; status: number; detail: string; errors?: Record<string, string[]> } } } } };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/couriers/{id}/documents/{documentId}': {
    get: { parameters: { query?: never; path: { id: string | number; documentId: string | number }; header?: never; cookie?: never }; requestBody?: never; responses: { 200: { headers: Record<string, unknown>; content: { 'image/jpeg': string; 'image/png': string; 'image/webp': string; 'application/pdf': string } }; default: { headers: Record<string, unknown>; content: { 'application/problem+json': { type: string; title: string; status: number; detail: string; errors?: Record<string, string[]> } } } } };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/couriers': {
    get: { parameters: { query?: { search?: string | number; registration?: "awaiting_approval" | "active" | "suspended" | "refused" | "inactive" | "deleted"; online?: "true" | "false"; blocked?: "true" | "false"; approved?: "true" | "false"; fleetId?: string | number; phonePart?: string | number; cpfPart?: string | number; plate?: string | number; email?: string | number; page?: string | number; perPage?: string | number }; path?: never; header?: never; cookie?: never }; requestBody?: never; responses: { 200: { headers: Record<string, unknown>; content: { 'application/json': { items: ({ id: number; hubId: number; name: string; email: string | null; phone: string | null; cpf: string | null; cnpj: string | null; cnh: string | null; sex: string | null; birthDate: string | null; fleetNumber: string | null; fleetId: number | null; vehicleTypeIds: (number)[]; categoryIds: (number)[]; blockedAreaIds: (number)[]; acceptedPayments: (string)[]; registration: string; registrationChangedAt: string; registrationNote: string | null; approvedAt: string | null; blockedAt: string | null; blockedUntil: string | null; blockNote: string | null; withdrawalBlocked: boolean; pixKey: string | null; internalNotes: (string)[]; extraData: string | null; createdAt: string; updatedAt: string; address: { street: string | null; number: string | null; complement: string | null; district: string | null; city: string | null; state: string | null; postalCode: string | null; country: string | null; reference: string | null }; vehicle: { kind: string | null; model: string | null; color: string | null; plate: string | null; year: number | null }; online: boolean; status: "offline" | "blocked" | "busy" | "available"; shiftEndsAt: string | null; lastSeenAt: string | null; lastOrderAt: string | null; location: { latitude: number; longitude: number } | null; activeOrders: ({ id: number; status: "waiting" | "scheduled" | "preparing" | "pending" | "accepted" | "arrived_pickup_location" | "collected" | "delivered" | "completed" | "cancelled" })[] })[]; total: number; page: number; perPage: number } } }; default: { headers: Record<string, unknown>; content: { 'application/problem+json': { type: string; title: string; status: number; detail: string; errors?: Record<string, string[]> } } } } };
    put?: never;
    post: { parameters: { query?: never; path?: never; header?: never; cookie?: never }; requestBody: { content: { 'application/json': { name: string; phone: string; password: string; email?: string | null; cpf?: string | null; cnpj?: string | null; cnh?: string | null; sex?: "male" | "female" | "other" | "not_told" | null; birthDate?: string | null; address?: { street?: string | null; number?: string | null; complement?: string | null; district?: string | null; city?: string | null; state?: string | null; postalCode?: string | null; country?: string | null; reference?: string | null }; vehicle?: { kind?: "motorbike" | "car" | "bicycle" | "scooter" | "truck" | null; model?: string | null; color?: string | null; plate?: string | null; year?: number | null }; fleetNumber?: string | null; fleetId?: number | null; vehicleTypeIds?: (number)[]; categoryIds?: (number)[]; blockedAreaIds?: (number)[]; acceptedPayments?: ("cash" | "credit_card" | "debit_card" | "pix" | "meal_voucher" | "food_voucher" | "wallet" | "invoiced" | "voucher" | "ticket" | "web" | "app")[]; pixKey?: string | null; internalNotes?: (string | null)[] } } }; responses: { 201: { headers: Record<string, unknown>; content: { 'application/json': { id: number; hubId: number; name: string; email: string | null; phone: string | null; cpf: string | null; cnpj: string | null; cnh: string | null; sex: string | null; birthDate: string | null; fleetNumber: string | null; fleetId: number | null; vehicleTypeIds: (number)[]; categoryIds: (number)[]; blockedAreaIds: (number)[]; acceptedPayments: (string)[]; registration: string; registrationChangedAt: string; registrationNote: string | null; approvedAt: string | null; blockedAt: string | null; blockedUntil: string | null; blockNote: string | null; withdrawalBlocked: boolean; pixKey: string | null; internalNotes: (string)[]; extraData: string | null; createdAt: string; updatedAt: string; address: { street: string | null; number: string | null; complement: string | null; district: string | null; city: string | null; state: string | null; postalCode: string | null; country: string | null; reference: string | null }; vehicle: { kind: string | null; model: string | null; color: string | null; plate: string | null; year: number | null }; online: boolean; status: "offline" | "blocked" | "busy" | "available"; shiftEndsAt: string | null; lastSeenAt: string | null; lastOrderAt: string | null; location: { latitude: number; longitude: number } | null; activeOrders: ({ id: number; status: "waiting" | "scheduled" | "preparing" | "pending" | "accepted" | "arrived_pickup_location" | "collected" | "delivered" | "completed" | "cancelled" })[]; balanceCents: number } } }; default: { headers: Record<string, unknown>; content: { 'application/problem+json': { type: string; title: string; status: number; detail: string; errors?: Record<string, string[]> } } } } };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/couriers/online': {
    get: { parameters: { query?: { status?: "available" | "busy" | null; page?: string | number; perPage?: string | number }; path?: never; header?: never; cookie?: never }; requestBody?: never; responses: { 200: { headers: Record<string, unknown>; content: { 'application/json': { items: ({ id: number; hubId: number; name: string; email: string | null; phone: string | null; cpf: string | null; cnpj: string | null; cnh: string | null; sex: string | null; birthDate: string | null; fleetNumber: string | null; fleetId: number | null; vehicleTypeIds: (number)[]; categoryIds: (number)[]; blockedAreaIds: (number)[]; acceptedPayments: (string)[]; registration: string; registrationChangedAt: string; registrationNote: string | null; approvedAt: string | null; blockedAt: string | null; blockedUntil: string | null; blockNote: string | null; withdrawalBlocked: boolean; pixKey: string | null; internalNotes: (string)[]; extraData: string | null; createdAt: string; updatedAt: string; address: { street: string | null; number: string | null; complement: string | null; district: string | null; city: string | null; state: string | null; postalCode: string | null; country: string | null; reference: string | null }; vehicle: { kind: string | null; model: string | null; color: string | null; plate: string | null; year: number | null }; online: boolean; status: "offline" | "blocked" | "busy" | "available"; shiftEndsAt: string | null; lastSeenAt: string | null; lastOrderAt: string | null; location: { latitude: number; longitude: number } | null; activeOrders: ({ id: number; status: "waiting" | "scheduled" | "preparing" | "pending" | "accepted" | "arrived_pickup_location" | "collected" | "delivered" | "completed" | "cancelled" })[] })[]; total: number; page: number; perPage: number } } }; default: { headers: Record<string, unknown>; content: { 'application/problem+json': { type: string; title: string; status: number; detail: string; errors?: Record<string, string[]> } } } } };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/couriers/{id}': {
    get: { parameters: { query?: never; path: { id: string | number }; header?: never; cookie?: never }; requestBody?: never; responses: { 200: { headers: Record<string, unknown>; content: { 'application/json': { id: number; hubId: number; name: string; email: string | null; phone: string | null; cpf: string | null; cnpj: string | null; cnh: string | null; sex: string | null; birthDate: string | null; fleetNumber: string | null; fleetId: number | null; vehicleTypeIds: (number)[]; categoryIds: (number)[]; blockedAreaIds: (number)[]; acceptedPayments: (string)[]; registration: string; registrationChangedAt: string; registrationNote: string | null; approvedAt: string | null; blockedAt: string | null; blockedUntil: string | null; blockNote: string | null; withdrawalBlocked: boolean; pixKey: string | null; internalNotes: (string)[]; extraData: string | null; createdAt: string; updatedAt: string; address: { street: string | null; number: string | null; complement: string | null; district: string | null; city: string | null; state: string | null; postalCode: string | null; country: string | null; reference: string | null }; vehicle: { kind: string | null; model: string | null; color: string | null; plate: string | null; year: number | null }; online: boolean; status: "offline" | "blocked" | "busy" | "available"; shiftEndsAt: string | null; lastSeenAt: string | null; lastOrderAt: string | null; location: { latitude: number; longitude: number } | null; activeOrders: ({ id: number; status: "waiting" | "scheduled" | "preparing" | "pending" | "accepted" | "arrived_pickup_location" | "collected" | "delivered" | "completed" | "cancelled" })[]; balanceCents: number } } }; default: { headers: Record<string, unknown>; content: { 'application/problem+json': { type: string; title: string; status: number; detail: string; errors?: Record<string, string[]> } } } } };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch: { parameters: { query?: never; path: { id: string | number }; header?: never; cookie?: never }; requestBody: { content: { 'application/json': { name?: string; phone?: string; password?: string; email?: string | null; cpf?: string | null; cnpj?: string | null; cnh?: string | null; sex?: "male" | "female" | "other" | "not_told" | null; birthDate?: string | null; address?: { street?: string | null; number?: string | null; complement?: string | null; district?: string | null; city?: string | null; state?: string | null; postalCode?: string | null; country?: string | null; reference?: string | null }; vehicle?: { kind?: "motorbike" | "car" | "bicycle" | "scooter" | "truck" | null; model?: string | null; color?: string | null; plate?: string | null; year?: number | null }; fleetNumber?: string | null; fleetId?: number | null; vehicleTypeIds?: (number)[]; categoryIds?: (number)[]; blockedAreaIds?: (number)[]; acceptedPayments?: ("cash" | "credit_card" | "debit_card" | "pix" | "meal_voucher" | "food_voucher" | "wallet" | "invoiced" | "voucher" | "ticket" | "web" | "app")[]; pixKey?: string | null; internalNotes?: (string | null)[] } } }; responses: { 200: { headers: Record<string, unknown>; content: { 'application/json': { id: number; hubId: number; name: string; email: string | null; phone: string | null; cpf: string | null; cnpj: string | null; cnh: string | null; sex: string | null; birthDate: string | null; fleetNumber: string | null; fleetId: number | null; vehicleTypeIds: (number)[]; categoryIds: (number)[]; blockedAreaIds: (number)[]; acceptedPayments: (string)[]; registration: string; registrationChangedAt: string; registrationNote: string | null; approvedAt: string | null; blockedAt: string | null; blockedUntil: string | null; blockNote: string | null; withdrawalBlocked: boolean; pixKey: string | null; internalNotes: (string)[]; extraData: string | null; createdAt: string; updatedAt: string; address: { street: string | null; number: string | null; complement: string | null; district: string | null; city: string | null; state: string | null; postalCode: string | null; country: string | null; reference: string | null }; vehicle: { kind: string | null; model: string | null; color: string | null; plate: string | null; year: number | null }; online: boolean; status: "offline" | "blocked" | "busy" | "available"; shiftEndsAt: string | null; lastSeenAt: string | null; lastOrderAt: string | null; location: { latitude: number; longitude: number } | null; activeOrders: ({ id: number; status: "waiting" | "scheduled" | "preparing" | "pending" | "accepted" | "arrived_pickup_location" | "collected" | "delivered" | "completed" | "cancelled" })[]; balanceCents: number } } }; default: { headers: Record<string, unknown>; content: { 'application/problem+json': { type: string; title: string; status: number; detail: string; errors?: Record<string, string[]> } } } } };
    trace?: never;
  };
  '/api/admin/couriers/{id}/approve': {
    get?: never;
    put?: never;
    post: { parameters: { query?: never; path: { id: string | number }; header?: never; cookie?: never }; requestBody?: never; responses: { 200: { headers: Record<string, unknown>; content: { 'application/json': { id: number; hubId: number; name: string; email: string | null; phone: string | null; cpf: string | null; cnpj: string | null; cnh: string | null; sex: string | null; birthDate: string | null; fleetNumber: string | null; fleetId: number | null; vehicleTypeIds: (number)[]; categoryIds: (number)[]; blockedAreaIds: (number)[]; acceptedPayments: (string)[]; registration: string; registrationChangedAt: string; registrationNote: string | null; approvedAt: string | null; blockedAt: string | null; blockedUntil: string | null; blockNote: string | null; withdrawalBlocked: boolean; pixKey: string | null; internalNotes: (string)[]; extraData: string | null; createdAt: string; updatedAt: string; address: { street: string | null; number: string | null; complement: string | null; district: string | null; city: string | null; state: string | null; postalCode: string | null; country: string | null; reference: string | null }; vehicle: { kind: string | null; model: string | null; color: string | null; plate: string | null; year: number | null }; online: boolean; status: "offline" | "blocked" | "busy" | "available"; shiftEndsAt: string | null; lastSeenAt: string | null; lastOrderAt: string | null; location: { latitude: number; longitude: number } | null; activeOrders: ({ id: number; status: "waiting" | "scheduled" | "preparing" | "pending" | "accepted" | "arrived_pickup_location" | "collected" | "delivered" | "completed" | "cancelled" })[]; balanceCents: number } } }; default: { headers: Record<string, unknown>; content: { 'application/problem+json': { type: string; title: string; status: number; detail: string; errors?: Record<string, string[]> } } } } };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/couriers/{id}/refuse': {
    get?: never;
    put?: never;
    post: { parameters: { query?: never; path: { id: string | number }; header?: never; cookie?: never }; requestBody: { content: { 'application/json': { reason?: string | null } } }; responses: { 200: { headers: Record<string, unknown>; content: { 'application/json': { id: number; hubId: number; name: string; email: string | null; phone: string | null; cpf: string | null; cnpj: string | null; cnh: string | null; sex: string | null; birthDate: string | null; fleetNumber: string | null; fleetId: number | null; vehicleTypeIds: (number)[]; categoryIds: (number)[]; blockedAreaIds: (number)[]; acceptedPayments: (string)[]; registration: string; registrationChangedAt: string; registrationNote: string | null; approvedAt: string | null; blockedAt: string | null; blockedUntil: string | null; blockNote: string | null; withdrawalBlocked: boolean; pixKey: string | null; internalNotes: (string)[]; extraData: string | null; createdAt: string; updatedAt: string; address: { street: string | null; number: string | null; complement: string | null; district: string | null; city: string | null; state: string | null; postalCode: string | null; country: string | null; reference: string | null }; vehicle: { kind: string | null; model: string | null; color: string | null; plate: string | null; year: number | null }; online: boolean; status: "offline" | "blocked" | "busy" | "available"; shiftEndsAt: string | null; lastSeenAt: string | null; lastOrderAt: string | null; location: { latitude: number; longitude: number } | null; activeOrders: ({ id: number; status: "waiting" | "scheduled" | "preparing" | "pending" | "accepted" | "arrived_pickup_location" | "collected" | "delivered" | "completed" | "cancelled" })[]; balanceCents: number } } }; default: { headers: Record<string, unknown>; content: { 'application/problem+json': { type: string; title: string; status: number; detail: string; errors?: Record<string, string[]> } } } } };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/couriers/{id}/suspend': {
    get?: never;
    put?: never;
    post: { parameters: { query?: never; path: { id: string | number }; header?: never; cookie?: never }; requestBody: { content: { 'application/json': { reason?: string | null } } }; responses: { 200: { headers: Record<string, unknown>; content: { 'application/json': { id: number; hubId: number; name: string; email: string | null; phone: string | null; cpf: string | null; cnpj: string | null; cnh: string | null; sex: string | null; birthDate: string | null; fleetNumber: string | null; fleetId: number | null; vehicleTypeIds: (number)[]; categoryIds: (number)[]; blockedAreaIds: (number)[]; acceptedPayments: (string)[]; registration: string; registrationChangedAt: string; registrationNote: string | null; approvedAt: string | null; blockedAt: string | null; blockedUntil: string | null; blockNote: string | null; withdrawalBlocked: boolean; pixKey: string | null; internalNotes: (string)[]; extraData: string | null; createdAt: string; updatedAt: string; address: { street: string | null; number: string | null; complement: string | null; district: string | null; city: string | null; state: string | null; postalCode: string | null; country: string | null; reference: string | null }; vehicle: { kind: string | null; model: string | null; color: string | null; plate: string | null; year: number | null }; online: boolean; status: "offline" | "blocked" | "busy" | "available"; shiftEndsAt: string | null; lastSeenAt: string | null; lastOrderAt: string | null; location: { latitude: number; longitude: number } | null; activeOrders: ({ id: number; status: "waiting" | "scheduled" | "preparing" | "pending" | "accepted" | "arrived_pickup_location" | "collected" | "delivered" | "completed" | "cancelled" })[]; balanceCents: number } } }; default: { headers: Record<string, unknown>; content: { 'application/problem+json': { type: string; title: string; status: number; detail: string; errors?: Record<string, string[]> } } } } };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/couriers/{id}/block': {
    get?: never;
    put?: never;
    post: { parameters: { query?: never; path: { id: string | number }; header?: never; cookie?: never }; requestBody: { content: { 'application/json': { until?: string | null; reason?: string | null } } }; responses: { 200: { headers: Record<string, unknown>; content: { 'application/json': { id: number; hubId: number; name: string; email: string | null; phone: string | null; cpf: string | null; cnpj: string | null; cnh: string | null; sex: string | null; birthDate: string | null; fleetNumber: string | null; fleetId: number | null; vehicleTypeIds: (number)[]; categoryIds: (number)[]; blockedAreaIds: (number)[]; acceptedPayments: (string)[]; registration: string; registrationChangedAt: string; registrationNote: string | null; approvedAt: string | null; blockedAt: string | null; blockedUntil: string | null; blockNote: string | null; withdrawalBlocked: boolean; pixKey: string | null; internalNotes: (string)[]; extraData: string | null; createdAt: string; updatedAt: string; address: { street: string | null; number: string | null; complement: string | null; district: string | null; city: string | null; state: string | null; postalCode: string | null; country: string | null; reference: string | null }; vehicle: { kind: string | null; model: string | null; color: string | null; plate: string | null; year: number | null }; online: boolean; status: "offline" | "blocked" | "busy" | "available"; shiftEndsAt: string | null; lastSeenAt: string | null; lastOrderAt: string | null; location: { latitude: number; longitude: number } | null; activeOrders: ({ id: number; status: "waiting" | "scheduled" | "preparing" | "pending" | "accepted" | "arrived_pickup_location" | "collected" | "delivered" | "completed" | "cancelled" })[]; balanceCents: number } } }; default: { headers: Record<string, unknown>; content: { 'application/problem+json': { type: string; title: string; status: number; detail: string; errors?: Record<string, string[]> } } } } };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/couriers/{id}/unblock': {
    get?: never;
    put?: never;
    post: { parameters: { query?: never; path: { id: string | number }; header?: never; cookie?: never }; requestBody?: never; responses: { 200: { headers: Record<string, unknown>; content: { 'application/json': { id: number; hubId: number; name: string; email: string | null; phone: string | null; cpf: string | null; cnpj: string | null; cnh: string | null; sex: string | null; birthDate: string | null; fleetNumber: string | null; fleetId: number | null; vehicleTypeIds: (number)[]; categoryIds: (number)[]; blockedAreaIds: (number)[]; acceptedPayments: (string)[]; registration: string; registrationChangedAt: string; registrationNote: string | null; approvedAt: string | null; blockedAt: string | null; blockedUntil: string | null; blockNote: string | null; withdrawalBlocked: boolean; pixKey: string | null; internalNotes: (string)[]; extraData: string | null; createdAt: string; updatedAt: string; address: { street: string | null; number: string | null; complement: string | null; district: string | null; city: string | null; state: string | null; postalCode: string | null; country: string | null; reference: string | null }; vehicle: { kind: string | null; model: string | null; color: string | null; plate: string | null; year: number | null }; online: boolean; status: "offline" | "blocked" | "busy" | "available"; shiftEndsAt: string | null; lastSeenAt: string | null; lastOrderAt: string | null; location: { latitude: number; longitude: number } | null; activeOrders: ({ id: number; status: "waiting" | "scheduled" | "preparing" | "pending" | "accepted" | "arrived_pickup_location" | "collected" | "delivered" | "completed" | "cancelled" })[]; balanceCents: number } } }; default: { headers: Record<string, unknown>; content: { 'application/problem+json': { type: string; title: string; status: number; detail: string; errors?: Record<string, string[]> } } } } };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/couriers/{id}/block-withdrawals': {
    get?: never;
    put?: never;
    post: { parameters: { query?: never; path: { id: string | number }; header?: never; cookie?: never }; requestBody?: never; responses: { 200: { headers: Record<string, unknown>; content: { 'application/json': { id: number; hubId: number; name: string; email: string | null; phone: string | null; cpf: string | null; cnpj: string | null; cnh: string | null; sex: string | null; birthDate: string | null; fleetNumber: string | null; fleetId: number | null; vehicleTypeIds: (number)[]; categoryIds: (number)[]; blockedAreaIds: (number)[]; acceptedPayments: (string)[]; registration: string; registrationChangedAt: string; registrationNote: string | null; approvedAt: string | null; blockedAt: string | null; blockedUntil: string | null; blockNote: string | null; withdrawalBlocked: boolean; pixKey: string | null; internalNotes: (string)[]; extraData: string | null; createdAt: string; updatedAt: string; address: { street: string | null; number: string | null; complement: string | null; district: string | null; city: string | null; state: string | null; postalCode: string | null; country: string | null; reference: string | null }; vehicle: { kind: string | null; model: string | null; color: string | null; plate: string | null; year: number | null }; online: boolean; status: "offline" | "blocked" | "busy" | "available"; shiftEndsAt: string | null; lastSeenAt: string | null; lastOrderAt: string | null; location: { latitude: number; longitude: number } | null; activeOrders: ({ id: number; status: "waiting" | "scheduled" | "preparing" | "pending" | "accepted" | "arrived_pickup_location" | "collected" | "delivered" | "completed" | "cancelled" })[]; balanceCents: number } } }; default: { headers: Record<string, unknown>; content: { 'application/problem+json': { type: string; title: string; status: number; detail: string; errors?: Record<string, string[]> } } } } };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/couriers/{id}/unblock-withdrawals': {
    get?: never;
    put?: never;
    post: { parameters: { query?: never; path: { id: string | number }; header?: never; cookie?: never }; requestBody?: never; responses: { 200: { headers: Record<string, unknown>; content: { 'application/json': { id: number; hubId: number; name: string; email: string | null; phone: string | null; cpf: string | null; cnpj: string | null; cnh: string | null; sex: string | null; birthDate: string | null; fleetNumber: string | null; fleetId: number | null; vehicleTypeIds: (number)[]; categoryIds: (number)[]; blockedAreaIds: (number)[]; acceptedPayments: (string)[]; registration: string; registrationChangedAt: string; registrationNote: string | null; approvedAt: string | null; blockedAt: string | null; blockedUntil: string | null; blockNote: string | null; withdrawalBlocked: boolean; pixKey: string | null; internalNotes: (string)[]; extraData: string | null; createdAt: string; updatedAt: string; address: { street: string | null; number: string | null; complement: string | null; district: string | null; city: string | null; state: string | null; postalCode: string | null; country: string | null; reference: string | null }; vehicle: { kind: string | null; model: string | null; color: string | null; plate: string | null; year: number | null }; online: boolean; status: "offline" | "blocked" | "busy" | "available"; shiftEndsAt: string | null; lastSeenAt: string | null; lastOrderAt: string | null; location: { latitude: number; longitude: number } | null; activeOrders: ({ id: number; status: "waiting" | "scheduled" | "preparing" | "pending" | "accepted" | "arrived_pickup_location" | "collected" | "delivered" | "completed" | "cancelled" })[]; balanceCents: number } } }; default: { headers: Record<string, unknown>; content: { 'application/problem+json': { type: string; title: string; status: number; detail: string; errors?: Record<string, string[]> } } } } };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/credentials': {
    get: { parameters: { query?: { merchantId?: string | number }; path?: never; header?: never; cookie?: never }; requestBody?: never; responses: { 200: { headers: Record<string, unknown>; content: { 'application/json': { items: ({ id: number; hubId: number; merchantId: number | null; appId: number | null; kind: string; environment: string; label: string; clientId: string | null; expiresAt: string | null; lastUsedAt: string | null; deactivatedAt: string | null; createdAt: string })[] } } }; default: { headers: Record<string, unknown>; content: { 'application/problem+json': { type: string; title: string; status: number; detail: string; errors?: Record<string, string[]> } } } } };
    put?: never;
    post: { parameters: { query?: never; path?: never; header?: never; cookie?: never }; requestBody: { content: { 'application/json': { kind: "full_api_key" | "model_m_key"; merchantId?: number | null; label: string; environment?: "live" | "test" } } }; responses: { 201: { headers: Record<string, unknown>; content: { 'application/json': { id: number; key: string } } }; default: { headers: Record<string, unknown>; content: { 'application/problem+json': { type: string; title: string; status: number; detail: string; errors?: Record<string, string[]> } } } } };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/credentials/{id}/rotate': {
    get?: never;
    put?: never;
    post: { parameters: { query?: never; path: { id: string | number }; header?: never; cookie?: never }; requestBody?: never; responses: { 201: { headers: Record<string, unknown>; content: { 'application/json': { id: number; key: string } } }; default: { headers: Record<string, unknown>; content: { 'application/problem+json': { type: string; title: string; status: number; detail: string; errors?: Record<string, string[]> } } } } };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/credentials/{id}': {
    get?: never;
    put?: never;
    post?: never;
    delete: { parameters: { query?: never; path: { id: string | number }; header?: never; cookie?: never }; requestBody?: never; responses: { 204: { headers: Record<string, unknown>; content?: never }; default: { headers: Record<string, unknown>; content: { 'application/problem+json': { type: string; title: string; status: number; detail: string; errors?: Record<string, string[]> } } } } };
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/dispatch-replays': {
    get: { parameters: { query?: never; path?: never; header?: never; cookie?: never }; requestBody?: never; responses: { 200: { headers: Record<string, unknown>; content: { 'application/json': { items: ({ id: number; day: string; state: "waiting" | "running" | "done" | "refused" | "failed" | "cancelled"; percent: number; present: { strategy: "nearest_first" | "broadcast" | "fixed_list" | "planned"; offerSeconds: number; initialRadiusM: number; radiusStepM: number; maxRadiusM: number; broadcastSize: number; fixedCourierIds: (number)[]; assignment: "offer" | "direct"; shadowPlanning: boolean; pickupsPerTrip: number; insertion: boolean; delayLimitMinutes: number; promiseMinutes: number; notServedMinutes: number; maxOrdersPerCourier: number }; other: { strategy: "nearest_first" | "broadcast" | "fixed_list" | "planned"; offerSeconds: number; initialRadiusM: number; radiusStepM: number; maxRadiusM: number; broadcastSize: number; fixedCourierIds: (number)[]; assignment: "offer" | "direct"; shadowPlanning: boolean; pickupsPerTrip: number; insertion: boolean; delayLimitMinutes: number; promiseMinutes: number; notServedMinutes: number; maxOrdersPerCourier: number }; refusal: "no_orders" | "no_couriers" | "too_many_orders" | null; outcomes: { actual: { orders: number; delivered: number; late: number; deliveryMinutes: number | null; slowDeliveryMinutes: number | null; pickupWaitMinutes: number | null; kilometres: number | null; dutyHours: number; courierPayCents: number; payPerHourCents: number | null; lowPayPerHourCents: number | null; lostCents: number }; present: { orders: number; delivered: number; late: number; deliveryMinutes: number | null; slowDeliveryMinutes: number | null; pickupWaitMinutes: number | null; kilometres: number | null; dutyHours: number; courierPayCents: number; payPerHourCents: number | null; lowPayPerHourCents: number | null; lostCents: number }; other: { orders: number; delivered: number; late: number; deliveryMinutes: number | null; slowDeliveryMinutes: number | null; pickupWaitMinutes: number | null; kilometres: number | null; dutyHours: number; courierPayCents: number; payPerHourCents: number | null; lowPayPerHourCents: number | null; lostCents: number } } | null; startedBy: string; createdAt: string; finishedAt: string | null })[] } } }; default: { headers: Record<string, unknown>; content: { 'application/problem+json': { type: string; title: string; status: number; detail: string; errors?: Record<string, string[]> } } } } };
    put?: never;
    post: { parameters: { query?: never; path?: never; header?: never; cookie?: never }; requestBody: { content: { 'application/json': { day: string; dispatch: { strategy?: "nearest_first" | "broadcast" | "fixed_list" | "planned"; offerSeconds?: number; initialRadiusM?: number; radiusStepM?: number; maxRadiusM?: number; broadcastSize?: number; fixedCourierIds?: (number)[]; assignment?: "offer" | "direct"; shadowPlanning?: boolean; pickupsPerTrip?: number; insertion?: boolean; delayLimitMinutes?: number; promiseMinutes?: number; notServedMinutes?: number; maxOrdersPerCourier?: number } } } }; responses: { 201: { headers: Record<string, unknown>; content: { 'application/json': { id: number; day: string; state: "waiting" | "running" | "done" | "refused" | "failed" | "cancelled"; percent: number; present: { strategy: "nearest_first" | "broadcast" | "fixed_list" | "planned"; offerSeconds: number; initialRadiusM: number; radiusStepM: number; maxRadiusM: number; broadcastSize: number; fixedCourierIds: (number)[]; assignment: "offer" | "direct"; shadowPlanning: boolean; pickupsPerTrip: number; insertion: boolean; delayLimitMinutes: number; promiseMinutes: number; notServedMinutes: number; maxOrdersPerCourier: number }; other: { strategy: "nearest_first" | "broadcast" | "fixed_list" | "planned"; offerSeconds: number; initialRadiusM: number; radiusStepM: number; maxRadiusM: number; broadcastSize: number; fixedCourierIds: (number)[]; assignment: "offer" | "direct"; shadowPlanning: boolean; pickupsPerTrip: number; insertion: boolean; delayLimitMinutes: number; promiseMinutes: number; notServedMinutes: number; maxOrdersPerCourier: number }; refusal: "no_orders" | "no_couriers" | "too_many_orders" | null; outcomes: { actual: { orders: number; delivered: number; late: number; deliveryMinutes: number | null; slowDeliveryMinutes: number | null; pickupWaitMinutes: number | null; kilometres: number | null; dutyHours: number; courierPayCents: number; payPerHourCents: number | null; lowPayPerHourCents: number | null; lostCents: number }; present: { orders: number; delivered: number; late: number; deliveryMinutes: number | null; slowDeliveryMinutes: number | null; pickupWaitMinutes: number | null; kilometres: number | null; dutyHours: number; courierPayCents: number; payPerHourCents: number | null; lowPayPerHourCents: number | null; lostCents: number }; other: { orders: number; delivered: number; late: number; deliveryMinutes: number | null; slowDeliveryMinutes: number | null; pickupWaitMinutes: number | null; kilometres: number | null; dutyHours: number; courierPayCents: number; payPerHourCents: number | null; lowPayPerHourCents: number | null; lostCents: number } } | null; startedBy: string; createdAt: string; finishedAt: string | null } } }; default: { headers: Record<string, unknown>; content: { 'application/problem+json': { type: string; title: string; status: number; detail: string; errors?: Record<string, string[]> } } } } };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/dispatch-replays/{id}': {
    get: { parameters: { query?: never; path: { id: string | number }; header?: never; cookie?: never }; requestBody?: never; responses: { 200: { headers: Record<string, unknown>; content: { 'application/json': { id: number; day: string; state: "waiting" | "running" | "done" | "refused" | "failed" | "cancelled"; percent: number; present: { strategy: "nearest_first" | "broadcast" | "fixed_list" | "planned"; offerSeconds: number; initialRadiusM: number; radiusStepM: number; maxRadiusM: number; broadcastSize: number; fixedCourierIds: (number)[]; assignment: "offer" | "direct"; shadowPlanning: boolean; pickupsPerTrip: number; insertion: boolean; delayLimitMinutes: number; promiseMinutes: number; notServedMinutes: number; maxOrdersPerCourier: number }; other: { strategy: "nearest_first" | "broadcast" | "fixed_list" | "planned"; offerSeconds: number; initialRadiusM: number; radiusStepM: number; maxRadiusM: number; broadcastSize: number; fixedCourierIds: (number)[]; assignment: "offer" | "direct"; shadowPlanning: boolean; pickupsPerTrip: number; insertion: boolean; delayLimitMinutes: number; promiseMinutes: number; notServedMinutes: number; maxOrdersPerCourier: number }; refusal: "no_orders" | "no_couriers" | "too_many_orders" | null; outcomes: { actual: { orders: number; delivered: number; late: number; deliveryMinutes: number | null; slowDeliveryMinutes: number | null; pickupWaitMinutes: number | null; kilometres: number | null; dutyHours: number; courierPayCents: number; payPerHourCents: number | null; lowPayPerHourCents: number | null; lostCents: number }; present: { orders: number; delivered: number; late: number; deliveryMinutes: number | null; slowDeliveryMinutes: number | null; pickupWaitMinutes: number | null; kilometres: number | null; dutyHours: number; courierPayCents: number; payPerHourCents: number | null; lowPayPerHourCents: number | null; lostCents: number }; other: { orders: number; delivered: number; late: number; deliveryMinutes: number | null; slowDeliveryMinutes: number | null; pickupWaitMinutes: number | null; kilometres: number | null; dutyHours: number; courierPayCents: number; payPerHourCents: number | null; lowPayPerHourCents: number | null; lostCents: number } } | null; startedBy: string; createdAt: string; finishedAt: string | null } } }; default: { headers: Record<string, unknown>; content: { 'application/problem+json': { type: string; title: string; status: number; detail: string; errors?: Record<string, string[]> } } } } };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/dispatch-replays/{id}/cancel': {
    get?: never;
    put?: never;
    post: { parameters: { query?: never; path: { id: string | number }; header?: never; cookie?: never }; requestBody?: never; responses: { 200: { headers: Record<string, unknown>; content: { 'application/json': { id: number; day: string; state: "waiting" | "running" | "done" | "refused" | "failed" | "cancelled"; percent: number; present: { strategy: "nearest_first" | "broadcast" | "fixed_list" | "planned"; offerSeconds: number; initialRadiusM: number; radiusStepM: number; maxRadiusM: number; broadcastSize: number; fixedCourierIds: (number)[]; assignment: "offer" | "direct"; shadowPlanning: boolean; pickupsPerTrip: number; insertion: boolean; delayLimitMinutes: number; promiseMinutes: number; notServedMinutes: number; maxOrdersPerCourier: number }; other: { strategy: "nearest_first" | "broadcast" | "fixed_list" | "planned"; offerSeconds: number; initialRadiusM: number; radiusStepM: number; maxRadiusM: number; broadcastSize: number; fixedCourierIds: (number)[]; assignment: "offer" | "direct"; shadowPlanning: boolean; pickupsPerTrip: number; insertion: boolean; delayLimitMinutes: number; promiseMinutes: number; notServedMinutes: number; maxOrdersPerCourier: number }; refusal: "no_orders" | "no_couriers" | "too_many_orders" | null; outcomes: { actual: { orders: number; delivered: number; late: number; deliveryMinutes: number | null; slowDeliveryMinutes: number | null; pickupWaitMinutes: number | null; kilometres: number | null; dutyHours: number; courierPayCents: number; payPerHourCents: number | null; lowPayPerHourCents: number | null; lostCents: number }; present: { orders: number; delivered: number; late: number; deliveryMinutes: number | null; slowDeliveryMinutes: number | null; pickupWaitMinutes: number | null; kilometres: number | null; dutyHours: number; courierPayCents: number; payPerHourCents: number | null; lowPayPerHourCents: number | null; lostCents: number }; other: { orders: number; delivered: number; late: number; deliveryMinutes: number | null; slowDeliveryMinutes: number | null; pickupWaitMinutes: number | null; kilometres: number | null; dutyHours: number; courierPayCents: number; payPerHourCents: number | null; lowPayPerHourCents: number | null; lostCents: number } } | null; startedBy: string; createdAt: string; finishedAt: string | null } } }; default: { headers: Record<string, unknown>; content: { 'application/problem+json': { type: string; title: string; status: number; detail: string; errors?: Record<string, string[]> } } } } };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/hub/dispatch-trial': {
    get?: never;
    put?: never;
    post: { parameters: { query?: never; path?: never; header?: never; cookie?: never }; requestBody: { content: { 'application/json': { dispatch?: { strategy?: "nearest_first" | "broadcast" | "fixed_list" | "planned"; offerSeconds?: number; initialRadiusM?: number; radiusStepM?: number; maxRadiusM?: number; broadcastSize?: number; fixedCourierIds?: (number)[]; assignment?: "offer" | "direct"; shadowPlanning?: boolean; pickupsPerTrip?: number; insertion?: boolean; delayLimitMinutes?: number; promiseMinutes?: number; notServedMinutes?: number; maxOrdersPerCourier?: number }; supposed?: { pickup: { latitude: number; longitude: number }; vehicleTypeIds: (number)[] } } } }; responses: { 200: { headers: Record<string, unknown>; content: { 'application/json': { strategy: "nearest_first" | "broadcast" | "fixed_list" | "planned"; onShift: number; located: number; free: number; orders: ({ orderId: number | null; publicId: string | null; waitingSince: string; verdict: "asked" | "answering" | "later" | "nobody"; couriers: ({ courierId: number; distanceM: number | null })[]; radiusM: number | null; pickupAt: string | null })[] } } }; default: { headers: Record<string, unknown>; content: { 'application/problem+json': { type: string; title: string; status: number; detail: string; errors?: Record<string, string[]> } } } } };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/events': {
    get: { parameters: { query?: { hubId?: string | number; lastEventId?: string | number }; path?: never; header?: never; cookie?: never }; requestBody?: never; responses: { 200: { headers: Record<string, unknown>; content: { 'text/event-stream': string } }; default: { headers: Record<string, unknown>; content: { 'application/problem+json': { type: string; title: string; status: number; detail: string; errors?: Record<string, string[]> } } } } };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/fleets': {
    get: { parameters: { query?: never; path?: never; header?: never; cookie?: never }; requestBody?: never; responses: { 200: { headers: Record<string, unknown>; content: { 'application/json': { items: ({ id: number; name: string; description: string | null; createdAt: string; updatedAt: string; couriers: number })[] } } }; default: { headers: Record<string, unknown>; content: { 'application/problem+json': { type: string; title: string; status: number; detail: string; errors?: Record<string, string[]> } } } } };
    put?: never;
    post: { parameters: { query?: never; path?: never; header?: never; cookie?: never }; requestBody: { content: { 'application/json': { name: string; description?: string | null } } }; responses: { 201: { headers: Record<string, unknown>; content: { 'application/json': { id: number; name: string; description: string | null; createdAt: string; updatedAt: string; couriers: number } } }; default: { headers: Record<string, unknown>; content: { 'application/problem+json': { type: string; title: string; status: number; detail: string; errors?: Record<string, string[]> } } } } };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/fleets/{id}': {
    get: { parameters: { query?: never; path: { id: string | number }; header?: never; cookie?: never }; requestBody?: never; responses: { 200: { headers: Record<string, unknown>; content: { 'application/json': { id: number; name: string; description: string | null; createdAt: string; updatedAt: string; couriers: number } } }; default: { headers: Record<string, unknown>; content: { 'application/problem+json': { type: string; title: string; status: number; detail: string; errors?: Record<string, string[]> } } } } };
    put?: never;
    post?: never;
    delete: { parameters: { query?: never; path: { id: string | number }; header?: never; cookie?: never }; requestBody?: never; responses: { 204: { headers: Record<string, unknown>; content?: never }; default: { headers: Record<string, unknown>; content: { 'application/problem+json': { type: string; title: string; status: number; detail: string; errors?: Record<string, string[]> } } } } };
    options?: never;
    head?: never;
    patch: { parameters: { query?: never; path: { id: string | number }; header?: never; cookie?: never }; requestBody: { content: { 'application/json': { name?: string; description?: string | null } } }; responses: { 200: { headers: Record<string, unknown>; content: { 'application/json': { id: number; name: string; description: string | null; createdAt: string; updatedAt: string; couriers: number } } }; default: { headers: Record<string, unknown>; content: { 'application/problem+json': { type: string; title: string; status: number; detail: string; errors?: Record<string, string[]> } } } } };
    trace?: never;
  };
  '/api/admin/fleets/{id}/couriers': {
    get?: never;
    put: { parameters: { query?: never; path: { id: string | number }; header?: never; cookie?: never }; requestBody: { content: { 'application/json': { courierIds: (number)[] } } }; responses: { 200: { headers: Record<string, unknown>; content: { 'application/json': { id: number; name: string; description: string | null; createdAt: string; updatedAt: string; couriers: number } } }; default: { headers: Record<string, unknown>; content: { 'application/problem+json': { type: string; title: string; status: number; detail: string; errors?: Record<string, string[]> } } } } };
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/hub': {
    get: { parameters: { query?: never; path?: never; header?: never; cookie?: never }; requestBody?: never; responses: { 200: { headers: Record<string, unknown>; content: { 'application/json': { id: number; name: string; timezone: string; city: string; state: string; plan: string; trialEndsAt: string | null; sandbox: boolean; settings: { branding: { name: string | null; logoUrl: string | null; color: string | null; phone: string | null; whatsapp: string | null; email: string | null; website: string | null }; preparingAllowed: boolean; returnOnFailedStop: boolean; pickupCode: boolean; confirmationCode: boolean; showExternalIds: boolean; topUpFees: { pix?: { fixedCents: number; percentBp: number }; boleto?: { fixedCents: number; percentBp: number }; credit_card?: { fixedCents: number; percentBp: number } }; arrival: { toleranceMinutes: number; chargeCents: number } | null; collection: { toleranceMinutes: number; chargeCents: number } | null; dispatch: { strategy: "nearest_first" | "broadcast" | "fixed_list" | "planned"; offerSeconds: number; initialRadiusM: number; radiusStepM: number; maxRadiusM: number; broadcastSize: number; fixedCourierIds: (number)[]; assignment: "offer" | "direct"; shadowPlanning: boolean; pickupsPerTrip: number; insertion: boolean; delayLimitMinutes: number; promiseMinutes: number; notServedMinutes: number; maxOrdersPerCourier: number }; requests: { acceptance: "automatic" | "manual"; decisionMinutes: number; marketplaces: (string)[] }; surgeBp: number; rush: { since: string; until: string; surgeBp: number; extraPromiseMinutes: number; pausedAreaIds: (number)[]; pausedEverywhere: boolean } | null; courierShareBp: number; courierOverdraftAllowed: boolean; onlinePayment: { pixKey: string; merchantName: string; city: string; expiryMinutes: number } | null; offlineAfterMinutes: number | null; recipientMessages: { onTheWay: ("sms" | "whatsapp")[]; arriving: ("sms" | "whatsapp")[]; delivered: ("sms" | "whatsapp")[] }; secondFactorRequired: boolean; robotStepSeconds: number | null }; createdAt: string; updatedAt: string } } }; default: { headers: Record<string, unknown>; content: { 'application/problem+json': { type: string; title: string; status: number; detail: string; errors?: Record<string, string[]> } } } } };
    put: { parameters: { query?: never; path?: never; header?: never; cookie?: never }; requestBody: { content: { 'application/json': { name?: string; city?: string; state?: string; timezone?: string } } }; responses: { 200: { headers: Record<string, unknown>; content: { 'application/json': { id: number; name: string; timezone: string; city: string; state: string; plan: string; trialEndsAt: string | null; sandbox: boolean; settings: { branding: { name: string | null; logoUrl: string | null; color: string | null; phone: string | null; whatsapp: string | null; email: string | null; website: string | null }; preparingAllowed: boolean; returnOnFailedStop: boolean; pickupCode: boolean; confirmationCode: boolean; showExternalIds: boolean; topUpFees: { pix?: { fixedCents: number; percentBp: number }; boleto?: { fixedCents: number; percentBp: number }; credit_card?: { fixedCents: number; percentBp: number } }; arrival: { toleranceMinutes: number; chargeCents: number } | null; collection: { toleranceMinutes: number; chargeCents: number } | null; dispatch: { strategy: "nearest_first" | "broadcast" | "fixed_list" | "planned"; offerSeconds: number; initialRadiusM: number; radiusStepM: number; maxRadiusM: number; broadcastSize: number; fixedCourierIds: (number)[]; assignment: "offer" | "direct"; shadowPlanning: boolean; pickupsPerTrip: number; insertion: boolean; delayLimitMinutes: number; promiseMinutes: number; notServedMinutes: number; maxOrdersPerCourier: number }; requests: { acceptance: "automatic" | "manual"; decisionMinutes: number; marketplaces: (string)[] }; surgeBp: number; rush: { since: string; until: string; surgeBp: number; extraPromiseMinutes: number; pausedAreaIds: (number)[]; pausedEverywhere: boolean } | null; courierShareBp: number; courierOverdraftAllowed: boolean; onlinePayment: { pixKey: string; merchantName: string; city: string; expiryMinutes: number } | null; offlineAfterMinutes: number | null; recipientMessages: { onTheWay: ("sms" | "whatsapp")[]; arriving: ("sms" | "whatsapp")[]; delivered: ("sms" | "whatsapp")[] }; secondFactorRequired: boolean; robotStepSeconds: number | null }; createdAt: string; updatedAt: string } } }; default: { headers: Record<string, unknown>; content: { 'application/problem+json': { type: string; title: string; status: number; detail: string; errors?: Record<string, string[]> } } } } };
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/hub/setup': {
    get: { parameters: { query?: never; path?: never; header?: never; cookie?: never }; requestBody?: never; responses: { 200: { headers: Record<string, unknown>; content: { 'application/json': { vehicleType: boolean; tariff: boolean; serviceArea: boolean; addresses: boolean; merchant: boolean; courier: boolean; order: boolean } } }; default: { headers: Record<string, unknown>; content: { 'application/problem+json': { type: string; title: string; status: number; detail: string; errors?: Record<string, string[]> } } } } };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/hub/settings': {
    get: { parameters: { query?: never; path?: never; header?: never; cookie?: never }; requestBody?: never; responses: { 200: { headers: Record<string, unknown>; content: { 'application/json': { branding: { name: string | null; logoUrl: string | null; color: string | null; phone: string | null; whatsapp: string | null; email: string | null; website: string | null }; preparingAllowed: boolean; returnOnFailedStop: boolean; pickupCode: boolean; confirmationCode: boolean; showExternalIds: boolean; topUpFees: { pix?: { fixedCents: number; percentBp: number }; boleto?: { fixedCents: number; percentBp: number }; credit_card?: { fixedCents: number; percentBp: number } }; arrival: { toleranceMinutes: number; chargeCents: number } | null; collection: { toleranceMinutes: number; chargeCents: number } | null; dispatch: { strategy: "nearest_first" | "broadcast" | "fixed_list" | "planned"; offerSeconds: number; initialRadiusM: number; radiusStepM: number; maxRadiusM: number; broadcastSize: number; fixedCourierIds: (number)[]; assignment: "offer" | "direct"; shadowPlanning: boolean; pickupsPerTrip: number; insertion: boolean; delayLimitMinutes: number; promiseMinutes: number; notServedMinutes: number; maxOrdersPerCourier: number }; requests: { acceptance: "automatic" | "manual"; decisionMinutes: number; marketplaces: (string)[] }; surgeBp: number; rush: { since: string; until: string; surgeBp: number; extraPromiseMinutes: number; pausedAreaIds: (number)[]; pausedEverywhere: boolean } | null; courierShareBp: number; courierOverdraftAllowed: boolean; onlinePayment: { pixKey: string; merchantName: string; city: string; expiryMinutes: number } | null; offlineAfterMinutes: number | null; recipientMessages: { onTheWay: ("sms" | "whatsapp")[]; arriving: ("sms" | "whatsapp")[]; delivered: ("sms" | "whatsapp")[] }; secondFactorRequired: boolean; robotStepSeconds: number | null } } }; default: { headers: Record<string, unknown>; content: { 'application/problem+json': { type: string; title: string; status: number; detail: string; errors?: Record<string, string[]> } } } } };
    put: { parameters: { query?: never; path?: never; header?: never; cookie?: never }; requestBody: { content: { 'application/json': { branding?: { name?: string | null; logoUrl?: string | null; color?: string | null; phone?: string | null; whatsapp?: string | null; email?: string | null; website?: string | null }; preparingAllowed?: boolean; returnOnFailedStop?: boolean; pickupCode?: boolean; confirmationCode?: boolean; showExternalIds?: boolean; topUpFees?: { pix?: { fixedCents: number; percentBp: number }; boleto?: { fixedCents: number; percentBp: number }; credit_card?: { fixedCents: number; percentBp: number } }; arrival?: { toleranceMinutes: number; chargeCents: number } | null; collection?: { toleranceMinutes: number; chargeCents: number } | null; dispatch?: { strategy?: "nearest_first" | "broadcast" | "fixed_list" | "planned"; offerSeconds?: number; initialRadiusM?: number; radiusStepM?: number; maxRadiusM?: number; broadcastSize?: number; fixedCourierIds?: (number)[]; assignment?: "offer" | "direct"; shadowPlanning?: boolean; pickupsPerTrip?: number; insertion?: boolean; delayLimitMinutes?: number; promiseMinutes?: number; notServedMinutes?: number; maxOrdersPerCourier?: number }; requests?: { acceptance?: "automatic" | "manual"; decisionMinutes?: number; marketplaces?: (string)[] }; surgeBp?: number; rush?: { since: string; until: string; surgeBp: number; extraPromiseMinutes: number; pausedAreaIds: (number)[]; pausedEverywhere: boolean } | null; courierShareBp?: number; courierOverdraftAllowed?: boolean; onlinePayment?: { pixKey: string; merchantName: string; city: string; expiryMinutes?: number } | null; offlineAfterMinutes?: number | null; recipientMessages?: { onTheWay?: ("sms" | "whatsapp")[]; arriving?: ("sms" | "whatsapp")[]; delivered?: ("sms" | "whatsapp")[] }; secondFactorRequired?: boolean; robotStepSeconds?: number | null } } }; responses: { 200: { headers: Record<string, unknown>; content: { 'application/json': { branding: { name: string | null; logoUrl: string | null; color: string | null; phone: string | null; whatsapp: string | null; email: string | null; website: string | null }; preparingAllowed: boolean; returnOnFailedStop: boolean; pickupCode: boolean; confirmationCode: boolean; showExternalIds: boolean; topUpFees: { pix?: { fixedCents: number; percentBp: number }; boleto?: { fixedCents: number; percentBp: number }; credit_card?: { fixedCents: number; percentBp: number } }; arrival: { toleranceMinutes: number; chargeCents: number } | null; collection: { toleranceMinutes: number; chargeCents: number } | null; dispatch: { strategy: "nearest_first" | "broadcast" | "fixed_list" | "planned"; offerSeconds: number; initialRadiusM: number; radiusStepM: number; maxRadiusM: number; broadcastSize: number; fixedCourierIds: (number)[]; assignment: "offer" | "direct"; shadowPlanning: boolean; pickupsPerTrip: number; insertion: boolean; delayLimitMinutes: number; promiseMinutes: number; notServedMinutes: number; maxOrdersPerCourier: number }; requests: { acceptance: "automatic" | "manual"; decisionMinutes: number; marketplaces: (string)[] }; surgeBp: number; rush: { since: string; until: string; surgeBp: number; extraPromiseMinutes: number; pausedAreaIds: (number)[]; pausedEverywhere: boolean } | null; courierShareBp: number; courierOverdraftAllowed: boolean; onlinePayment: { pixKey: string; merchantName: string; city: string; expiryMinutes: number } | null; offlineAfterMinutes: number | null; recipientMessages: { onTheWay: ("sms" | "whatsapp")[]; arriving: ("sms" | "whatsapp")[]; delivered: ("sms" | "whatsapp")[] }; secondFactorRequired: boolean; robotStepSeconds: number | null } } }; default: { headers: Record<string, unknown>; content: { 'application/problem+json': { type: string; title: string; status: number; detail: string; errors?: Record<string, string[]> } } } } };
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/hub/logo': {
    get?: never;
    put: { parameters: { query?: never; path?: never; header?: never; cookie?: never }; requestBody: { content: { 'multipart/form-data': FormData } }; responses: { 200: { headers: Record<string, unknown>; content: { 'application/json': { id: number; contentType: string; size: number; createdAt: string; url: string } } }; default: { headers: Record<string, unknown>; content: { 'application/problem+json': { type: string; title: string; status: number; detail: string; errors?: Record<string, string[]> } } } } };
    post?: never;
    delete: { parameters: { query?: never; path?: never; header?: never; cookie?: never }; requestBody?: never; responses: { 204: { headers: Record<string, unknown>; content?: never }; default: { headers: Record<string, unknown>; content: { 'application/problem+json': { type: string; title: string; status: number; detail: string; errors?: Record<string, string[]> } } } } };
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/app-reviews': {
    get: { parameters: { query?: { state?: "submitted" | "approved" | "refused"; appId?: string | number }; path?: never; header?: never; cookie?: never }; requestBody?: never; responses: { 200: { headers: Record<string, unknown>; content: { 'application/json': { items: ({ id: number; state: "submitted" | "approved" | "refused"; submittedBy: string; submittedAt: string; decidedAt: string | null; reasons: string | null; checklist: ({ check: "token_cached" | "answers_in_time" | "bad_signature_refused" | "retry_deduplicated" | "cancel_handled" | "order_completed"; passed: boolean | null; good: number; bad: number })[]; decidedBy: string | null; app: { id: number; name: string; type: "open_delivery" | "full_api" | "model_m"; description: string | null; website: string | null; logoUrl: string | null; teamName: string; sandboxHubId: number; listed: { name: string; description: string | null; website: string | null; logoUrl: string | null } | null } })[] } } }; default: { headers: Record<string, unknown>; content: { 'application/problem+json': { type: string; title: string; status: number; detail: string; errors?: Record<string, string[]> } } } } };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/app-reviews/{id}': {
    get: { parameters: { query?: never; path: { id: string | number }; header?: never; cookie?: never }; requestBody?: never; responses: { 200: { headers: Record<string, unknown>; content: { 'application/json': { id: number; state: "submitted" | "approved" | "refused"; submittedBy: string; submittedAt: string; decidedAt: string | null; reasons: string | null; checklist: ({ check: "token_cached" | "answers_in_time" | "bad_signature_refused" | "retry_deduplicated" | "cancel_handled" | "order_completed"; passed: boolean | null; good: number; bad: number })[]; decidedBy: string | null; app: { id: number; name: string; type: "open_delivery" | "full_api" | "model_m"; description: string | null; website: string | null; logoUrl: string | null; teamName: string; sandboxHubId: number; listed: { name: string; description: string | null; website: string | null; logoUrl: string | null } | null } } } }; default: { headers: Record<string, unknown>; content: { 'application/problem+json': { type: string; title: string; status: number; detail: string; errors?: Record<string, string[]> } } } } };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/app-reviews/{id}/evidence': {
    get: { parameters: { query?: never; path: { id: string | number }; header?: never; cookie?: never }; requestBody?: never; responses: { 200: { headers: Record<string, unknown>; content: { 'application/json': { deliveries: ({ check: "token_cached" | "answers_in_time" | "bad_signature_refused" | "retry_deduplicated" | "cancel_handled" | "order_completed"; id: number; event: string; at: string; status: number | null; error: string | null; attempts: number; accepted: number; slowestMs: number | null })[]; requests: ({ id: number; method: string; path: string; at: string; status: number })[] } } }; default: { headers: Record<string, unknown>; content: { 'application/problem+json': { type: string; title: string; status: number; detail: string; errors?: Record<string, string[]> } } } } };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/app-reviews/{id}/approve': {
    get?: never;
    put?: never;
    post: { parameters: { query?: never; path: { id: string | number }; header?: never; cookie?: never }; requestBody: { content: { 'application/json': { note?: string | null } } }; responses: { 200: { headers: Record<string, unknown>; content: { 'application/json': { id: number; state: "submitted" | "approved" | "refused"; submittedBy: string; submittedAt: string; decidedAt: string | null; reasons: string | null; checklist: ({ check: "token_cached" | "answers_in_time" | "bad_signature_refused" | "retry_deduplicated" | "cancel_handled" | "order_completed"; passed: boolean | null; good: number; bad: number })[]; decidedBy: string | null; app: { id: number; name: string; type: "open_delivery" | "full_api" | "model_m"; description: string | null; website: string | null; logoUrl: string | null; teamName: string; sandboxHubId: number; listed: { name: string; description: string | null; website: string | null; logoUrl: string | null } | null } } } }; default: { headers: Record<string, unknown>; content: { 'application/problem+json': { type: string; title: string; status: number; detail: string; errors?: Record<string, string[]> } } } } };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/app-reviews/{id}/refuse': {
    get?: never;
    put?: never;
    post: { parameters: { query?: never; path: { id: string | number }; header?: never; cookie?: never }; requestBody: { content: { 'application/json': { reasons: string } } }; responses: { 200: { headers: Record<string, unknown>; content: { 'application/json': { id: number; state: "submitted" | "approved" | "refused"; submittedBy: string; submittedAt: string; decidedAt: string | null; reasons: string | null; checklist: ({ check: "token_cached" | "answers_in_time" | "bad_signature_refused" | "retry_deduplicated" | "cancel_handled" | "order_completed"; passed: boolean | null; good: number; bad: number })[]; decidedBy: string | null; app: { id: number; name: string; type: "open_delivery" | "full_api" | "model_m"; description: string | null; website: string | null; logoUrl: string | null; teamName: string; sandboxHubId: number; listed: { name: string; description: string | null; website: string | null; logoUrl: string | null } | null } } } }; default: { headers: Record<string, unknown>; content: { 'application/problem+json': { type: string; title: string; status: number; detail: string; errors?: Record<string, string[]> } } } } };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/hubs': {
    get: { parameters: { query?: never; path?: never; header?: never; cookie?: never }; requestBody?: never; responses: { 200: { headers: Record<string, unknown>; content: { 'application/json': { items: ({ id: number; name: string; timezone: string; city: string; state: string; plan: string; trialEndsAt: string | null; sandbox: boolean; createdAt: string; updatedAt: string })[] } } }; default: { headers: Record<string, unknown>; content: { 'application/problem+json': { type: string; title: string; status: number; detail: string; errors?: Record<string, string[]> } } } } };
    put?: never;
    post: { parameters: { query?: never; path?: never; header?: never; cookie?: never }; requestBody: { content: { 'application/json': { name: string; city: string; state: string; sandbox?: boolean; plan?: "basic" | "premium" | "platina"; trialEndsAt?: string | null; timezone?: string; owner?: { name: string; email: string; password: string } } } }; responses: { 201: { headers: Record<string, unknown>; content: { 'application/json': { id: number; name: string; timezone: string; city: string; state: string; plan: string; trialEndsAt: string | null; sandbox: boolean; createdAt: string; updatedAt: string } } }; default: { headers: Record<string, unknown>; content: { 'application/problem+json': { type: string; title: string; status: number; detail: string; errors?: Record<string, string[]> } } } } };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/hubs/{id}': {
    get: { parameters: { query?: never; path: { id: string | number }; header?: never; cookie?: never }; requestBody?: never; responses: { 200: { headers: Record<string, unknown>; content: { 'application/json': { id: number; name: string; timezone: string; city: string; state: string; plan: string; trialEndsAt: string | null; sandbox: boolean; createdAt: string; updatedAt: string } } }; default: { headers: Record<string, unknown>; content: { 'application/problem+json': { type: string; title: string; status: number; detail: string; errors?: Record<string, string[]> } } } } };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch: { parameters: { query?: never; path: { id: string | number }; header?: never; cookie?: never }; requestBody: { content: { 'application/json': { name?: string; city?: string; state?: string; plan?: "basic" | "premium" | "platina"; trialEndsAt?: string | null; timezone?: string } } }; responses: { 200: { headers: Record<string, unknown>; content: { 'application/json': { id: number; name: string; timezone: string; city: string; state: string; plan: string; trialEndsAt: string | null; sandbox: boolean; createdAt: string; updatedAt: string } } }; default: { headers: Record<string, unknown>; content: { 'application/problem+json': { type: string; title: string; status: number; detail: string; errors?: Record<string, string[]> } } } } };
    trace?: never;
  };
  '/api/admin/invoices': {
    get: { parameters: { query?: { merchantId?: string | number; state?: "open" | "overdue" | "paid" | "void"; cursor?: string | number; limit?: string | number }; path?: never; header?: never; cookie?: never }; requestBody?: never; responses: { 200: { headers: Record<string, unknown>; content: { 'application/json': { items: ({ id: number; hubId: number; number: number; merchantId: number; fromDay: string; throughDay: string; dueDay: string; orderCount: number; totalCents: number; closedAt: string; paidAt: string | null; voidedAt: string | null; state: "open" | "overdue" | "paid" | "void"; merchantName: string })[]; nextCursor: string | null } } }; default: { headers: Record<string, unknown>; content: { 'application/problem+json': { type: string; title: string; status: number; detail: string; errors?: Record<string, string[]> } } } } };
    put?: never;
    post: { parameters: { query?: never; path?: never; header?: never; cookie?: never }; requestBody: { content: { 'application/json': { merchantId: number; through: string; dueDay: string } } }; responses: { 201: { headers: Record<string, unknown>; content: { 'application/json': { id: number; hubId: number; number: number; merchantId: number; fromDay: string; throughDay: string; dueDay: string; orderCount: number; totalCents: number; closedAt: string; paidAt: string | null; voidedAt: string | null; state: "open" | "overdue" | "paid" | "void"; merchantName: string } } }; default: { headers: Record<string, unknown>; content: { 'application/problem+json': { type: string; title: string; status: number; detail: string; errors?: Record<string, string[]> } } } } };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/invoices/unbilled': {
    get: { parameters: { query?: never; path?: never; header?: never; cookie?: never }; requestBody?: never; responses: { 200: { headers: Record<string, unknown>; content: { 'application/json': { items: ({ merchantId: number; merchantName: string; orders: number; totalCents: number; since: string })[] } } }; default: { headers: Record<string, unknown>; content: { 'application/problem+json': { type: string; title: string; status: number; detail: string; errors?: Record<string, string[]> } } } } };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/invoices/bulk': {
    get?: never;
    put?: never;
    post: { parameters: { query?: never; path?: never; header?: never; cookie?: never }; requestBody: { content: { 'application/json': { through: string; dueDay: string; merchantIds: (number)[] } } }; responses: { 200: { headers: Record<string, unknown>; content: { 'application/json': { results: ({ merchantId: number; state: "done" | "refused"; invoice: { id: number; hubId: number; number: number; merchantId: number; fromDay: string; throughDay: string; dueDay: string; orderCount: number; totalCents: number; closedAt: string; paidAt: string | null; voidedAt: string | null; state: "open" | "overdue" | "paid" | "void"; merchantName: string } | null; refusal: string | null })[] } } }; default: { headers: Record<string, unknown>; content: { 'application/problem+json': { type: string; title: string; status: number; detail: string; errors?: Record<string, string[]> } } } } };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/invoices/{id}': {
    get: { parameters: { query?: never; path: { id: string | number }; header?: never; cookie?: never }; requestBody?: never; responses: { 200: { headers: Record<string, unknown>; content: { 'application/json': { id: number; hubId: number; number: number; merchantId: number; fromDay: string; throughDay: string; dueDay: string; orderCount: number; totalCents: number; closedAt: string; paidAt: string | null; voidedAt: string | null; state: "open" | "overdue" | "paid" | "void"; merchantName: string } } }; default: { headers: Record<string, unknown>; content: { 'application/problem+json': { type: string; title: string; status: number; detail: string; errors?: Record<string, string[]> } } } } };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/invoices/{id}/orders': {
    get: { parameters: { query?: { format?: "json" | "csv"; hubId?: string | number }; path: { id: string | number }; header?: never; cookie?: never }; requestBody?: never; responses: { 200: { headers: Record<string, unknown>; content: { 'application/json': { items: ({ id: number; publicId: string; externalId: string | null; merchantId: number; status: "completed" | "cancelled"; endedAt: string; dropoff: string | null; distanceM: number; totalCents: number; lateChargeCents: number; amountCents: number })[] }; 'text/csv': string } }; default: { headers: Record<string, unknown>; content: { 'application/problem+json': { type: string; title: string; status: number; detail: string; errors?: Record<string, string[]> } } } } };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/invoices/{id}/pay': {
    get?: never;
    put?: never;
    post: { parameters: { query?: never; path: { id: string | number }; header?: never; cookie?: never }; requestBody?: never; responses: { 200: { headers: Record<string, unknown>; content: { 'application/json': { id: number; hubId: number; number: number; merchantId: number; fromDay: string; throughDay: string; dueDay: string; orderCount: number; totalCents: number; closedAt: string; paidAt: string | null; voidedAt: string | null; state: "open" | "overdue" | "paid" | "void"; merchantName: string } } }; default: { headers: Record<string, unknown>; content: { 'application/problem+json': { type: string; title: string; status: number; detail: string; errors?: Record<string, string[]> } } } } };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/invoices/{id}/reopen': {
    get?: never;
    put?: never;
    post: { parameters: { query?: never; path: { id: string | number }; header?: never; cookie?: never }; requestBody?: never; responses: { 200: { headers: Record<string, unknown>; content: { 'application/json': { id: number; hubId: number; number: number; merchantId: number; fromDay: string; throughDay: string; dueDay: string; orderCount: number; totalCents: number; closedAt: string; paidAt: string | null; voidedAt: string | null; state: "open" | "overdue" | "paid" | "void"; merchantName: string } } }; default: { headers: Record<string, unknown>; content: { 'application/problem+json': { type: string; title: string; status: number; detail: string; errors?: Record<string, string[]> } } } } };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/invoices/{id}/void': {
    get?: never;
    put?: never;
    post: { parameters: { query?: never; path: { id: string | number }; header?: never; cookie?: never }; requestBody?: never; responses: { 200: { headers: Record<string, unknown>; content: { 'application/json': { id: number; hubId: number; number: number; merchantId: number; fromDay: string; throughDay: string; dueDay: string; orderCount: number; totalCents: number; closedAt: string; paidAt: string | null; voidedAt: string | null; state: "open" | "overdue" | "paid" | "void"; merchantName: string } } }; default: { headers: Record<string, unknown>; content: { 'application/problem+json': { type: string; title: string; status: number; detail: string; errors?: Record<string, string[]> } } } } };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/map': {
    get: { parameters: { query?: never; path?: never; header?: never; cookie?: never }; requestBody?: never; responses: { 200: { headers: Record<string, unknown>; content: { 'application/json': { tileUrl: string | null; region: { archiveUrl: string; scriptUrl: string } | null; attribution: string } } }; default: { headers: Record<string, unknown>; content: { 'application/problem+json': { type: string; title: string; status: number; detail: string; errors?: Record<string, string[]> } } } } };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/map/streets': {
    get: { parameters: { query: { south: string | number; west: string | number; north: string | number; east: string | number }; path?: never; header?: never; cookie?: never }; requestBody?: never; responses: { 200: { headers: Record<string, unknown>; content: { 'application/json': { items: ({ name: string; lines: (({ latitude: number; longitude: number })[])[] })[] } } }; default: { headers: Record<string, unknown>; content: { 'application/problem+json': { type: string; title: string; status: number; detail: string; errors?: Record<string, string[]> } } } } };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/ledger/entries': {
    get: { parameters: { query: { from: string | number; to: string | number; kind?: string | number; status?: string | number; operation?: "credit" | "debit"; merchantId?: string | number; courierId?: string | number; cursor?: string | number; limit?: string | number }; path?: never; header?: never; cookie?: never }; requestBody?: never; responses: { 200: { headers: Record<string, unknown>; content: { 'application/json': { items: ({ id: number; uuid: string; operation: "credit" | "debit"; kind: "credit_added" | "credit_removed" | "top_up" | "top_up_fee" | "order_payment" | "order_refund" | "order_earning" | "withdrawal"; amountCents: number; description: string; status: "completed" | "pending" | "reversed"; externalId: string | null; paymentMethod: string | null; orderId: number | null; referenceId: number | null; createdAt: string; owner: { kind: "merchant" | "courier"; id: number; name: string | null }; counterpart: string })[]; nextCursor: string | null } } }; default: { headers: Record<string, unknown>; content: { 'application/problem+json': { type: string; title: string; status: number; detail: string; errors?: Record<string, string[]> } } } } };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/ledger/days': {
    get: { parameters: { query: { from: string | number; to: string | number }; path?: never; header?: never; cookie?: never }; requestBody?: never; responses: { 200: { headers: Record<string, unknown>; content: { 'application/json': { items: ({ day: string; kind: "credit_added" | "credit_removed" | "top_up" | "top_up_fee" | "order_payment" | "order_refund" | "order_earning" | "withdrawal"; operation: "credit" | "debit"; status: "completed" | "pending" | "reversed"; movements: number; amountCents: number })[] } } }; default: { headers: Record<string, unknown>; content: { 'application/problem+json': { type: string; title: string; status: number; detail: string; errors?: Record<string, string[]> } } } } };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/ledger/standing': {
    get: { parameters: { query?: never; path?: never; header?: never; cookie?: never }; requestBody?: never; responses: { 200: { headers: Record<string, unknown>; content: { 'application/json': { wallets: ({ role: "merchant" | "courier"; wallets: number; heldCents: number; owedCents: number })[]; waiting: ({ what: "withdrawals" | "payments"; count: number; amountCents: number; oldestAt: string | null })[] } } }; default: { headers: Record<string, unknown>; content: { 'application/problem+json': { type: string; title: string; status: number; detail: string; errors?: Record<string, string[]> } } } } };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/ledger/wallets': {
    get: { parameters: { query: { role: "merchant" | "courier"; side: "held" | "owed"; page?: string | number; perPage?: string | number }; path?: never; header?: never; cookie?: never }; requestBody?: never; responses: { 200: { headers: Record<string, unknown>; content: { 'application/json': { items: ({ owner: { kind: "merchant" | "courier"; id: number; name: string | null }; balanceCents: number })[]; total: number; page: number; perPage: number } } }; default: { headers: Record<string, unknown>; content: { 'application/problem+json': { type: string; title: string; status: number; detail: string; errors?: Record<string, string[]> } } } } };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/login': {
    get?: never;
    put?: never;
    post: { parameters: { query?: never; path?: never; header?: never; cookie?: never }; requestBody: { content: { 'application/json': { email: string; password: string; code?: string } } }; responses: { 200: { headers: Record<string, unknown>; content: { 'application/json': { token: string; expiresAt: string; operator: { id: number; hubId: number | null; name: string; email: string; role: "owner" | "operator" | "finance" | "read_only"; active: boolean; createdAt: string; updatedAt: string } } } }; default: { headers: Record<string, unknown>; content: { 'application/problem+json': { type: string; title: string; status: number; detail: string; errors?: Record<string, string[]> } } } } };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/logout': {
    get?: never;
    put?: never;
    post: { parameters: { query?: never; path?: never; header?: never; cookie?: never }; requestBody?: never; responses: { 204: { headers: Record<string, unknown>; content?: never }; default: { headers: Record<string, unknown>; content: { 'application/problem+json': { type: string; title: string; status: number; detail: string; errors?: Record<string, string[]> } } } } };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/sessions': {
    get: { parameters: { query?: never; path?: never; header?: never; cookie?: never }; requestBody?: never; responses: { 200: { headers: Record<string, unknown>; content: { 'application/json': { items: ({ id: number; label: string; createdAt: string; expiresAt: string | null; current: boolean })[] } } }; default: { headers: Record<string, unknown>; content: { 'application/problem+json': { type: string; title: string; status: number; detail: string; errors?: Record<string, string[]> } } } } };
    put?: never;
    post: { parameters: { query?: never; path?: never; header?: never; cookie?: never }; requestBody: { content: { 'application/json': { email: string; password: string; code?: string } } }; responses: { 204: { headers: Record<string, unknown>; content?: never }; default: { headers: Record<string, unknown>; content: { 'application/problem+json': { type: string; title: string; status: number; detail: string; errors?: Record<string, string[]> } } } } };
    delete: { parameters: { query?: never; path?: never; header?: never; cookie?: never }; requestBody?: never; responses: { 204: { headers: Record<string, unknown>; content?: never }; default: { headers: Record<string, unknown>; content: { 'application/problem+json': { type: string; title: string; status: number; detail: string; errors?: Record<string, string[]> } } } } };
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/sessions/current': {
    get: { parameters: { query?: never; path?: never; header?: never; cookie?: never }; requestBody?: never; responses: { 200: { headers: Record<string, unknown>; content: { 'application/json': { operator: { id: number; hubId: number | null; name: string; email: string; role: "owner" | "operator" | "finance" | "read_only" }; hub: { id: number; name: string; city: string; state: string; timezone: string } | null; secondFactor: { enrolled: boolean; recoveryCodesLeft: number; mustEnrol: boolean }; rights: { audit: "none" | "read" | "write"; catalog: "none" | "read" | "write"; couriers: "none" | "read" | "write"; credentials: "none" | "read" | "write"; hub: "none" | "read" | "write"; invoices: "none" | "read" | "write"; merchants: "none" | "read" | "write"; operators: "none" | "read" | "write"; orders: "none" | "read" | "write"; payments: "none" | "read" | "write"; privacy: "none" | "read" | "write"; reports: "none" | "read" | "write"; requests: "none" | "read" | "write"; service_areas: "none" | "read" | "write"; sessions: "none" | "read" | "write"; tariffs: "none" | "read" | "write"; views: "none" | "read" | "write"; wallets: "none" | "read" | "write"; webhooks: "none" | "read" | "write" } } } }; default: { headers: Record<string, unknown>; content: { 'application/problem+json': { type: string; title: string; status: number; detail: string; errors?: Record<string, string[]> } } } } };
    put?: never;
    post?: never;
    delete: { parameters: { query?: never; path?: never; header?: never; cookie?: never }; requestBody?: never; responses: { 204: { headers: Record<string, unknown>; content?: never }; default: { headers: Record<string, unknown>; content: { 'application/problem+json': { type: string; title: string; status: number; detail: string; errors?: Record<string, string[]> } } } } };
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/sessions/{id}': {
    get?: never;
    put?: never;
    post?: never;
    delete: { parameters: { query?: never; path: { id: string | number }; header?: never; cookie?: never }; requestBody?: never; responses: { 204: { headers: Record<string, unknown>; content?: never }; default: { headers: Record<string, unknown>; content: { 'application/problem+json': { type: string; title: string; status: number; detail: string; errors?: Record<string, string[]> } } } } };
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/merchants/{id}/second-factor': {
    get: { parameters: { query?: never; path: { id: string | number }; header?: never; cookie?: never }; requestBody?: never; responses: { 200: { headers: Record<string, unknown>; content: { 'application/json': { enrolled: boolean; recoveryCodesLeft: number } } }; default: { headers: Record<string, unknown>; content: { 'application/problem+json': { type: string; title: string; status: number; detail: string; errors?: Record<string, string[]> } } } } };
    put?: never;
    post?: never;
    delete: { parameters: { query?: never; path: { id: string | number }; header?: never; cookie?: never }; requestBody?: never; responses: { 204: { headers: Record<string, unknown>; content?: never }; default: { headers: Record<string, unknown>; content: { 'application/problem+json': { type: string; title: string; status: number; detail: string; errors?: Record<string, string[]> } } } } };
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/merchants': {
    get: { parameters: { query?: { search?: string | number; email?: string | number; externalId?: string | number; ownerId?: string | number; accounts?: "true" | "false"; blocked?: "true" | "false"; page?: string | number; perPage?: string | number }; path?: never; header?: never; cookie?: never }; requestBody?: never; responses: { 200: { headers: Record<string, unknown>; content: { 'application/json': { items: ({ id: number; hubId: number; ownerId: number | null; name: string; legalName: string | null; email: string | null; phone: string; externalId: string | null; contractNumber: string | null; documentKind: string | null; document: string | null; invoicingEnabled: boolean; blockedAt: string | null; status: string; address: unknown | null; paymentCodes: (string)[]; categoryIds: (number)[]; serviceAreaId: number | null; chargesReturn: boolean; preparationMinutes: number | null; openingHours: unknown | null; courierNote: string | null; extraData: unknown | null; media: ({ url: string; contentType: string })[]; restrictions: unknown; requestsEnabled: boolean; requestWebhookUrl: string | null; requestWebhookAcceptsAny2xx: boolean; acceptsMarketplaceRequests: boolean; codeCallbackUrl: string | null; createdAt: string; updatedAt: string; blocked: boolean; balanceCents: number })[]; total: number; page: number; perPage: number } } }; default: { headers: Record<string, unknown>; content: { 'application/problem+json': { type: string; title: string; status: number; detail: string; errors?: Record<string, string[]> } } } } };
    put?: never;
    post: { parameters: { query?: never; path?: never; header?: never; cookie?: never }; requestBody: { content: { 'application/json': { name: string; phone: string; legalName?: string | null; email?: string | null; externalId?: string | null; contractNumber?: string | null; documentKind?: "CPF" | "CNPJ" | null; document?: string | null; invoicingEnabled?: boolean; status?: "active" | "suspended" | "awaiting" | "deleted"; address?: { street?: string | null; number?: string | null; complement?: string | null; district?: string | null; city?: string | null; state?: string | null; postalCode?: string | null; latitude?: number | null; longitude?: number | null } | null; paymentCodes?: (string)[]; categoryIds?: (number)[]; serviceAreaId?: number | null; chargesReturn?: boolean; preparationMinutes?: number | null; openingHours?: ({ weekday: number; from: string; to: string })[] | null; courierNote?: string | null; media?: ({ url: string; contentType: string })[]; restrictions?: { ordering: boolean; readingOthers: boolean }; password?: string; ownerId?: number | null } } }; responses: { 201: { headers: Record<string, unknown>; content: { 'application/json': { id: number; hubId: number; ownerId: number | null; name: string; legalName: string | null; email: string | null; phone: string; externalId: string | null; contractNumber: string | null; documentKind: string | null; document: string | null; invoicingEnabled: boolean; blockedAt: string | null; status: string; address: unknown | null; paymentCodes: (string)[]; categoryIds: (number)[]; serviceAreaId: number | null; chargesReturn: boolean; preparationMinutes: number | null; openingHours: unknown | null; courierNote: string | null; extraData: unknown | null; media: ({ url: string; contentType: string })[]; restrictions: unknown; requestsEnabled: boolean; requestWebhookUrl: string | null; requestWebhookAcceptsAny2xx: boolean; acceptsMarketplaceRequests: boolean; codeCallbackUrl: string | null; createdAt: string; updatedAt: string; blocked: boolean } } }; default: { headers: Record<string, unknown>; content: { 'application/problem+json': { type: string; title: string; status: number; detail: string; errors?: Record<string, string[]> } } } } };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/merchants/{id}': {
    get: { parameters: { query?: never; path: { id: string | number }; header?: never; cookie?: never }; requestBody?: never; responses: { 200: { headers: Record<string, unknown>; content: { 'application/json': { id: number; hubId: number; ownerId: number | null; name: string; legalName: string | null; email: string | null; phone: string; externalId: string | null; contractNumber: string | null; documentKind: string | null; document: string | null; invoicingEnabled: boolean; blockedAt: string | null; status: string; address: unknown | null; paymentCodes: (string)[]; categoryIds: (number)[]; serviceAreaId: number | null; chargesReturn: boolean; preparationMinutes: number | null; openingHours: unknown | null; courierNote: string | null; extraData: unknown | null; media: ({ url: string; contentType: string })[]; restrictions: unknown; requestsEnabled: boolean; requestWebhookUrl: string | null; requestWebhookAcceptsAny2xx: boolean; acceptsMarketplaceRequests: boolean; codeCallbackUrl: string | null; createdAt: string; updatedAt: string; blocked: boolean } } }; default: { headers: Record<string, unknown>; content: { 'application/problem+json': { type: string; title: string; status: number; detail: string; errors?: Record<string, string[]> } } } } };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch: { parameters: { query?: never; path: { id: string | number }; header?: never; cookie?: never }; requestBody: { content: { 'application/json': { name?: string; phone?: string; legalName?: string | null; email?: string | null; externalId?: string | null; contractNumber?: string | null; documentKind?: "CPF" | "CNPJ" | null; document?: string | null; invoicingEnabled?: boolean; status?: "active" | "suspended" | "awaiting" | "deleted"; address?: { street?: string | null; number?: string | null; complement?: string | null; district?: string | null; city?: string | null; state?: string | null; postalCode?: string | null; latitude?: number | null; longitude?: number | null } | null; paymentCodes?: (string)[]; categoryIds?: (number)[]; serviceAreaId?: number | null; chargesReturn?: boolean; preparationMinutes?: number | null; openingHours?: ({ weekday: number; from: string; to: string })[] | null; courierNote?: string | null; media?: ({ url: string; contentType: string })[]; restrictions?: { ordering: boolean; readingOthers: boolean }; password?: string } } }; responses: { 200: { headers: Record<string, unknown>; content: { 'application/json': { id: number; hubId: number; ownerId: number | null; name: string; legalName: string | null; email: string | null; phone: string; externalId: string | null; contractNumber: string | null; documentKind: string | null; document: string | null; invoicingEnabled: boolean; blockedAt: string | null; status: string; address: unknown | null; paymentCodes: (string)[]; categoryIds: (number)[]; serviceAreaId: number | null; chargesReturn: boolean; preparationMinutes: number | null; openingHours: unknown | null; courierNote: string | null; extraData: unknown | null; media: ({ url: string; contentType: string })[]; restrictions: unknown; requestsEnabled: boolean; requestWebhookUrl: string | null; requestWebhookAcceptsAny2xx: boolean; acceptsMarketplaceRequests: boolean; codeCallbackUrl: string | null; createdAt: string; updatedAt: string; blocked: boolean } } }; default: { headers: Record<string, unknown>; content: { 'application/problem+json': { type: string; title: string; status: number; detail: string; errors?: Record<string, string[]> } } } } };
    trace?: never;
  };
  '/api/admin/merchants/{id}/preparation-times': {
    get: { parameters: { query?: never; path: { id: string | number }; header?: never; cookie?: never }; requestBody?: never; responses: { 200: { headers: Record<string, unknown>; content: { 'application/json': { preparationMinutes: number | null; items: ({ weekday: number; hour: number; seconds: number; samples: number; used: boolean })[] } } }; default: { headers: Record<string, unknown>; content: { 'application/problem+json': { type: string; title: string; status: number; detail: string; errors?: Record<string, string[]> } } } } };
    put?: never;
    post?: never;
    delete: { parameters: { query?: never; path: { id: string | number }; header?: never; cookie?: never }; requestBody?: never; responses: { 204: { headers: Record<string, unknown>; content?: never }; default: { headers: Record<string, unknown>; content: { 'application/problem+json': { type: string; title: string; status: number; detail: string; errors?: Record<string, string[]> } } } } };
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/merchants/{id}/block': {
    get?: never;
    put?: never;
    post: { parameters: { query?: never; path: { id: string | number }; header?: never; cookie?: never }; requestBody?: never; responses: { 200: { headers: Record<string, unknown>; content: { 'application/json': { id: number; hubId: number; ownerId: number | null; name: string; legalName: string | null; email: string | null; phone: string; externalId: string | null; contractNumber: string | null; documentKind: string | null; document: string | null; invoicingEnabled: boolean; blockedAt: string | null; status: string; address: unknown | null; paymentCodes: (string)[]; categoryIds: (number)[]; serviceAreaId: number | null; chargesReturn: boolean; preparationMinutes: number | null; openingHours: unknown | null; courierNote: string | null; extraData: unknown | null; media: ({ url: string; contentType: string })[]; restrictions: unknown; requestsEnabled: boolean; requestWebhookUrl: string | null; requestWebhookAcceptsAny2xx: boolean; acceptsMarketplaceRequests: boolean; codeCallbackUrl: string | null; createdAt: string; updatedAt: string; blocked: boolean } } }; default: { headers: Record<string, unknown>; content: { 'application/problem+json': { type: string; title: string; status: number; detail: string; errors?: Record<string, string[]> } } } } };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/merchants/{id}/unblock': {
    get?: never;
    put?: never;
    post: { parameters: { query?: never; path: { id: string | number }; header?: never; cookie?: never }; requestBody?: never; responses: { 200: { headers: Record<string, unknown>; content: { 'application/json': { id: number; hubId: number; ownerId: number | null; name: string; legalName: string | null; email: string | null; phone: string; externalId: string | null; contractNumber: string | null; documentKind: string | null; document: string | null; invoicingEnabled: boolean; blockedAt: string | null; status: string; address: unknown | null; paymentCodes: (string)[]; categoryIds: (number)[]; serviceAreaId: number | null; chargesReturn: boolean; preparationMinutes: number | null; openingHours: unknown | null; courierNote: string | null; extraData: unknown | null; media: ({ url: string; contentType: string })[]; restrictions: unknown; requestsEnabled: boolean; requestWebhookUrl: string | null; requestWebhookAcceptsAny2xx: boolean; acceptsMarketplaceRequests: boolean; codeCallbackUrl: string | null; createdAt: string; updatedAt: string; blocked: boolean } } }; default: { headers: Record<string, unknown>; content: { 'application/problem+json': { type: string; title: string; status: number; detail: string; errors?: Record<string, string[]> } } } } };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/messages': {
    get: { parameters: { query?: { state?: "queued" | "sent" | "given_up"; template?: "delivery_on_the_way" | "delivery_arriving" | "delivery_delivered" | "password_reset" | "developer_confirmation" | "developer_invitation" | "courier_offer" | "courier_offer_gone" | "courier_order_assigned" | "courier_order_taken" | "courier_order_cancelled" | "courier_order_returning"; channel?: "email" | "sms" | "whatsapp" | "push"; orderId?: string | number; cursor?: string | number; limit?: string | number }; path?: never; header?: never; cookie?: never }; requestBody?: never; responses: { 200: { headers: Record<string, unknown>; content: { 'application/json': { items: ({ id: number; orderId: number | null; channel: "email" | "sms" | "whatsapp" | "push"; recipient: string; template: "delivery_on_the_way" | "delivery_arriving" | "delivery_delivered" | "password_reset" | "developer_confirmation" | "developer_invitation" | "courier_offer" | "courier_offer_gone" | "courier_order_assigned" | "courier_order_taken" | "courier_order_cancelled" | "courier_order_returning"; state: "queued" | "sent" | "given_up"; dueAt: string | null; attempts: number; lastError: string | null; createdAt: string; endedAt: string | null })[]; nextCursor: string | null } } }; default: { headers: Record<string, unknown>; content: { 'application/problem+json': { type: string; title: string; status: number; detail: string; errors?: Record<string, string[]> } } } } };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/messages/{id}/resend': {
    get?: never;
    put?: never;
    post: { parameters: { query?: never; path: { id: string | number }; header?: never; cookie?: never }; requestBody?: never; responses: { 202: { headers: Record<string, unknown>; content?: never }; default: { headers: Record<string, unknown>; content: { 'application/problem+json': { type: string; title: string; status: number; detail: string; errors?: Record<string, string[]> } } } } };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/merchants/{id}/open-delivery': {
    get: { parameters: { query?: never; path: { id: string | number }; header?: never; cookie?: never }; requestBody?: never; responses: { 200: { headers: Record<string, unknown>; content: { 'application/json': { enabled: boolean; webhookUrl: string | null; acceptMarketplaceOrders: boolean; acceptAny2xx: boolean; confirmationCallbackUrl: string | null; clientId: string | null } } }; default: { headers: Record<string, unknown>; content: { 'application/problem+json': { type: string; title: string; status: number; detail: string; errors?: Record<string, string[]> } } } } };
    put: { parameters: { query?: never; path: { id: string | number }; header?: never; cookie?: never }; requestBody: { content: { 'application/json': { enabled: boolean; webhookUrl?: string | null; acceptMarketplaceOrders?: boolean; acceptAny2xx?: boolean; confirmationCallbackUrl?: string | null } } }; responses: { 200: { headers: Record<string, unknown>; content: { 'application/json': { enabled: boolean; webhookUrl: string | null; acceptMarketplaceOrders: boolean; acceptAny2xx: boolean; confirmationCallbackUrl: string | null; clientId: string | null } } }; default: { headers: Record<string, unknown>; content: { 'application/problem+json': { type: string; title: string; status: number; detail: string; errors?: Record<string, string[]> } } } } };
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/merchants/{id}/open-delivery/credentials': {
    get?: never;
    put?: never;
    post: { parameters: { query?: never; path: { id: string | number }; header?: never; cookie?: never }; requestBody?: never; responses: { 201: { headers: Record<string, unknown>; content: { 'application/json': { id: number; clientId: string; clientSecret: string } } }; default: { headers: Record<string, unknown>; content: { 'application/problem+json': { type: string; title: string; status: number; detail: string; errors?: Record<string, string[]> } } } } };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/operators': {
    get: { parameters: { query?: never; path?: never; header?: never; cookie?: never }; requestBody?: never; responses: { 200: { headers: Record<string, unknown>; content: { 'application/json': { items: ({ id: number; hubId: number | null; name: string; email: string; role: "owner" | "operator" | "finance" | "read_only"; active: boolean; createdAt: string; updatedAt: string })[] } } }; default: { headers: Record<string, unknown>; content: { 'application/problem+json': { type: string; title: string; status: number; detail: string; errors?: Record<string, string[]> } } } } };
    put?: never;
    post: { parameters: { query?: never; path?: never; header?: never; cookie?: never }; requestBody: { content: { 'application/json': { name: string; email: string; password: string; role: "owner" | "operator" | "finance" | "read_only" } } }; responses: { 201: { headers: Record<string, unknown>; content: { 'application/json': { id: number; hubId: number | null; name: string; email: string; role: "owner" | "operator" | "finance" | "read_only"; active: boolean; createdAt: string; updatedAt: string } } }; default: { headers: Record<string, unknown>; content: { 'application/problem+json': { type: string; title: string; status: number; detail: string; errors?: Record<string, string[]> } } } } };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/operators/{id}': {
    get: { parameters: { query?: never; path: { id: string | number }; header?: never; cookie?: never }; requestBody?: never; responses: { 200: { headers: Record<string, unknown>; content: { 'application/json': { id: number; hubId: number | null; name: string; email: string; role: "owner" | "operator" | "finance" | "read_only"; active: boolean; createdAt: string; updatedAt: string } } }; default: { headers: Record<string, unknown>; content: { 'application/problem+json': { type: string; title: string; status: number; detail: string; errors?: Record<string, string[]> } } } } };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch: { parameters: { query?: never; path: { id: string | number }; header?: never; cookie?: never }; requestBody: { content: { 'application/json': { name?: string; email?: string; password?: string; role?: "owner" | "operator" | "finance" | "read_only"; active?: boolean } } }; responses: { 200: { headers: Record<string, unknown>; content: { 'application/json': { id: number; hubId: number | null; name: string; email: string; role: "owner" | "operator" | "finance" | "read_only"; active: boolean; createdAt: string; updatedAt: string } } }; default: { headers: Record<string, unknown>; content: { 'application/problem+json': { type: string; title: string; status: number; detail: string; errors?: Record<string, string[]> } } } } };
    trace?: never;
  };
  '/api/admin/orders/bulk/preview': {
    get?: never;
    put?: never;
    post: { parameters: { query?: never; path?: never; header?: never; cookie?: never }; requestBody: { content: { 'application/json': { command: { name: "assign"; courierId: number } | { name: "release"; reason?: string | null } | { name: "ready" } | { name: "complete" } | { name: "ungroup" } | { name: "confirm_payment" } | { name: "cancel"; reason?: "merchant_request" | "consumer_request" | "operator" | "not_served" | "payment_expired" | "no_show" | "problem_at_merchant" | "acceptance_too_slow" | "wrong_order_or_pickup" | "problem_resolution" | "other"; note?: string | null; returnToPickup?: boolean }; filter: { ids?: (number)[]; statuses?: ("waiting" | "scheduled" | "preparing" | "pending" | "accepted" | "arrived_pickup_location" | "collected" | "delivered" | "completed" | "cancelled")[]; merchantId?: number; courierId?: number; groupId?: number; createdFrom?: string; createdTo?: string } } } }; responses: { 200: { headers: Record<string, unknown>; content: { 'application/json': { orderIds: (number)[]; refused: ({ orderId: number; publicId: string; code: string })[] } } }; default: { headers: Record<string, unknown>; content: { 'application/problem+json': { type: string; title: string; status: number; detail: string; errors?: Record<string, string[]> } } } } };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/orders/bulk': {
    get: { parameters: { query?: never; path?: never; header?: never; cookie?: never }; requestBody?: never; responses: { 200: { headers: Record<string, unknown>; content: { 'application/json': { items: ({ id: number; operatorId: number; operatorName: string; command: "assign" | "release" | "ready" | "complete" | "ungroup" | "confirm_payment" | "cancel" | "undo"; courierId: number | null; total: number; done: number; refused: number; canUndo: boolean; undoes: number | null; undoneBy: number | null; createdAt: string; endedAt: string | null })[] } } }; default: { headers: Record<string, unknown>; content: { 'application/problem+json': { type: string; title: string; status: number; detail: string; errors?: Record<string, string[]> } } } } };
    put?: never;
    post: { parameters: { query?: never; path?: never; header?: never; cookie?: never }; requestBody: { content: { 'application/json': { key: string; command: { name: "assign"; courierId: number } | { name: "release"; reason?: string | null } | { name: "ready" } | { name: "complete" } | { name: "ungroup" } | { name: "confirm_payment" } | { name: "cancel"; reason?: "merchant_request" | "consumer_request" | "operator" | "not_served" | "payment_expired" | "no_show" | "problem_at_merchant" | "acceptance_too_slow" | "wrong_order_or_pickup" | "problem_resolution" | "other"; note?: string | null; returnToPickup?: boolean }; filter: { ids?: (number)[]; statuses?: ("waiting" | "scheduled" | "preparing" | "pending" | "accepted" | "arrived_pickup_location" | "collected" | "delivered" | "completed" | "cancelled")[]; merchantId?: number; courierId?: number; groupId?: number; createdFrom?: string; createdTo?: string } } } }; responses: { 202: { headers: Record<string, unknown>; content: { 'application/json': { id: number; operatorId: number; operatorName: string; command: "assign" | "release" | "ready" | "complete" | "ungroup" | "confirm_payment" | "cancel" | "undo"; courierId: number | null; total: number; done: number; refused: number; canUndo: boolean; undoes: number | null; undoneBy: number | null; createdAt: string; endedAt: string | null; replayed: boolean } } }; default: { headers: Record<string, unknown>; content: { 'application/problem+json': { type: string; title: string; status: number; detail: string; errors?: Record<string, string[]> } } } } };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/orders/bulk/{id}': {
    get: { parameters: { query?: never; path: { id: string | number }; header?: never; cookie?: never }; requestBody?: never; responses: { 200: { headers: Record<string, unknown>; content: { 'application/json': { id: number; operatorId: number; operatorName: string; command: "assign" | "release" | "ready" | "complete" | "ungroup" | "confirm_payment" | "cancel" | "undo"; courierId: number | null; total: number; done: number; refused: number; canUndo: boolean; undoes: number | null; undoneBy: number | null; createdAt: string; endedAt: string | null; results: ({ orderId: number; publicId: string; state: "pending" | "done" | "refused"; refusal: string | null })[] } } }; default: { headers: Record<string, unknown>; content: { 'application/problem+json': { type: string; title: string; status: number; detail: string; errors?: Record<string, string[]> } } } } };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/orders/bulk/{id}/undo': {
    get?: never;
    put?: never;
    post: { parameters: { query?: never; path: { id: string | number }; header?: never; cookie?: never }; requestBody?: never; responses: { 202: { headers: Record<string, unknown>; content: { 'application/json': { id: number; operatorId: number; operatorName: string; command: "assign" | "release" | "ready" | "complete" | "ungroup" | "confirm_payment" | "cancel" | "undo"; courierId: number | null; total: number; done: number; refused: number; canUndo: boolean; undoes: number | null; undoneBy: number | null; createdAt: string; endedAt: string | null; replayed: boolean } } }; default: { headers: Record<string, unknown>; content: { 'application/problem+json': { type: string; title: string; status: number; detail: string; errors?: Record<string, string[]> } } } } };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/orders/{id}/assign': {
    get?: never;
    put?: never;
    post: { parameters: { query?: never; path: { id: string | number }; header?: never; cookie?: never }; requestBody: { content: { 'application/json': { courierId: number } } }; responses: { 200: { headers: Record<string, unknown>; content: { 'application/json': { id: number; uuid: string; publicId: string; merchantId: number; kind: string; source: string; requestId: number | null; status: "waiting" | "scheduled" | "preparing" | "pending" | "accepted" | "arrived_pickup_location" | "collected" | "delivered" | "completed" | "cancelled"; statusAt: string; startedAt: string; scheduledFor: string | null; searchAt: string | null; readyRequired: boolean; readyAt: string | null; deliverBy: string | null; initialStatus: string; externalId: string | null; externalDisplayId: string | null; observation: string | null; customerObservation: string | null; pickup: { address: string; street: string | null; number: string | null; district: string | null; city: string | null; state: string | null; complement: string | null; reference: string | null; postalCode: string | null; latitude: number | null; longitude: number | null; name: string | null; phone: string | null; externalId: string | null; instructions: string | null }; stops: ({ address: string; street: string | null; number: string | null; district: string | null; city: string | null; state: string | null; complement: string | null; reference: string | null; postalCode: string | null; latitude: number | null; longitude: number | null; name: string | null; phone: string | null; externalId: string | null; instructions: string | null; id: string; ordinal: number; status: "pending" | "delivered" | "failed"; displayId: string | null; observation: string | null; confirmationCode: string | null; collectCents: number | null; collectMethod: string | null; changeForCents: number | null; phoneLocator: string | null; arrivedAt: string | null; finishedAt: string | null; failureReason: string | null; evidence: { photos: (string)[]; signature: string | null; document: string | null; name: string | null; observation: string | null } | null })[]; vehicleTypeId: number; acceptableVehicleTypeIds: (number)[]; categoryId: number | null; package: unknown | null; needsReturn: boolean; needsProof: boolean; combinable: boolean; pickupCode: string | null; distanceM: number; returnDistanceM: number; durationS: number; price: unknown; totalCents: number; goodsValueCents: number | null; lateChargeCents: number; courierPayCents: number; paymentMethod: string; paymentCode: string | null; paymentStatus: string | null; charge: unknown | null; paymentTxid: string | null; paymentExpiresAt: string | null; invoiceId: number | null; courierId: number | null; preferredCourierId: number | null; groupId: number | null; combineWithOrderIds: (number)[]; acceptedAt: string | null; approachM: number | null; arrivedPickupAt: string | null; arrivalLimitAt: string | null; collectedAt: string | null; collectLimitAt: string | null; deliveredAt: string | null; finishedAt: string | null; cancelledAt: string | null; cancelReason: string | null; cancelNote: string | null; cancelledBy: unknown | null; cancelOnReturn: unknown | null; lastSequence: number; lastEventAt: string; createdAt: string; updatedAt: string; deletedAt: string | null; trackingUrl: string; groupLeaderId: number | null; merchant: { id: number; name: string; email: string | null; phone: string; externalId: string | null; document: string | null; courierNote: string | null }; courier: { id: number; name: string; phone: string | null; cpf: string | null; vehicleKind: string | null; vehicleModel: string | null; vehicleColor: string | null; plate: string | null; fleetNumber: string | null; latitude: number | null; longitude: number | null; seenAt: string | null } | null } } }; default: { headers: Record<string, unknown>; content: { 'application/problem+json': { type: string; title: string; status: number; detail: string; errors?: Record<string, string[]> } } } } };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/orders/{id}/reassign': {
    get?: never;
    put?: never;
    post: { parameters: { query?: never; path: { id: string | number }; header?: never; cookie?: never }; requestBody: { content: { 'application/json': { courierId: number } } }; responses: { 200: { headers: Record<string, unknown>; content: { 'application/json': { id: number; uuid: string; publicId: string; merchantId: number; kind: string; source: string; requestId: number | null; status: "waiting" | "scheduled" | "preparing" | "pending" | "accepted" | "arrived_pickup_location" | "collected" | "delivered" | "completed" | "cancelled"; statusAt: string; startedAt: string; scheduledFor: string | null; searchAt: string | null; readyRequired: boolean; readyAt: string | null; deliverBy: string | null; initialStatus: string; externalId: string | null; externalDisplayId: string | null; observation: string | null; customerObservation: string | null; pickup: { address: string; street: string | null; number: string | null; district: string | null; city: string | null; state: string | null; complement: string | null; reference: string | null; postalCode: string | null; latitude: number | null; longitude: number | null; name: string | null; phone: string | null; externalId: string | null; instructions: string | null }; stops: ({ address: string; street: string | null; number: string | null; district: string | null; city: string | null; state: string | null; complement: string | null; reference: string | null; postalCode: string | null; latitude: number | null; longitude: number | null; name: string | null; phone: string | null; externalId: string | null; instructions: string | null; id: string; ordinal: number; status: "pending" | "delivered" | "failed"; displayId: string | null; observation: string | null; confirmationCode: string | null; collectCents: number | null; collectMethod: string | null; changeForCents: number | null; phoneLocator: string | null; arrivedAt: string | null; finishedAt: string | null; failureReason: string | null; evidence: { photos: (string)[]; signature: string | null; document: string | null; name: string | null; observation: string | null } | null })[]; vehicleTypeId: number; acceptableVehicleTypeIds: (number)[]; categoryId: number | null; package: unknown | null; needsReturn: boolean; needsProof: boolean; combinable: boolean; pickupCode: string | null; distanceM: number; returnDistanceM: number; durationS: number; price: unknown; totalCents: number; goodsValueCents: number | null; lateChargeCents: number; courierPayCents: number; paymentMethod: string; paymentCode: string | null; paymentStatus: string | null; charge: unknown | null; paymentTxid: string | null; paymentExpiresAt: string | null; invoiceId: number | null; courierId: number | null; preferredCourierId: number | null; groupId: number | null; combineWithOrderIds: (number)[]; acceptedAt: string | null; approachM: number | null; arrivedPickupAt: string | null; arrivalLimitAt: string | null; collectedAt: string | null; collectLimitAt: string | null; deliveredAt: string | null; finishedAt: string | null; cancelledAt: string | null; cancelReason: string | null; cancelNote: string | null; cancelledBy: unknown | null; cancelOnReturn: unknown | null; lastSequence: number; lastEventAt: string; createdAt: string; updatedAt: string; deletedAt: string | null; trackingUrl: string; groupLeaderId: number | null; merchant: { id: number; name: string; email: string | null; phone: string; externalId: string | null; document: string | null; courierNote: string | null }; courier: { id: number; name: string; phone: string | null; cpf: string | null; vehicleKind: string | null; vehicleModel: string | null; vehicleColor: string | null; plate: string | null; fleetNumber: string | null; latitude: number | null; longitude: number | null; seenAt: string | null } | null } } }; default: { headers: Record<string, unknown>; content: { 'application/problem+json': { type: string; title: string; status: number; detail: string; errors?: Record<string, string[]> } } } } };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/orders/{id}/release': {
    get?: never;
    put?: never;
    post: { parameters: { query?: never; path: { id: string | number }; header?: never; cookie?: never }; requestBody: { content: { 'application/json': { reason?: string | null } } }; responses: { 200: { headers: Record<string, unknown>; content: { 'application/json': { id: number; uuid: string; publicId: string; merchantId: number; kind: string; source: string; requestId: number | null; status: "waiting" | "scheduled" | "preparing" | "pending" | "accepted" | "arrived_pickup_location" | "collected" | "delivered" | "completed" | "cancelled"; statusAt: string; startedAt: string; scheduledFor: string | null; searchAt: string | null; readyRequired: boolean; readyAt: string | null; deliverBy: string | null; initialStatus: string; externalId: string | null; externalDisplayId: string | null; observation: string | null; customerObservation: string | null; pickup: { address: string; street: string | null; number: string | null; district: string | null; city: string | null; state: string | null; complement: string | null; reference: string | null; postalCode: string | null; latitude: number | null; longitude: number | null; name: string | null; phone: string | null; externalId: string | null; instructions: string | null }; stops: ({ address: string; street: string | null; number: string | null; district: string | null; city: string | null; state: string | null; complement: string | null; reference: string | null; postalCode: string | null; latitude: number | null; longitude: number | null; name: string | null; phone: string | null; externalId: string | null; instructions: string | null; id: string; ordinal: number; status: "pending" | "delivered" | "failed"; displayId: string | null; observation: string | null; confirmationCode: string | null; collectCents: number | null; collectMethod: string | null; changeForCents: number | null; phoneLocator: string | null; arrivedAt: string | null; finishedAt: string | null; failureReason: string | null; evidence: { photos: (string)[]; signature: string | null; document: string | null; name: string | null; observation: string | null } | null })[]; vehicleTypeId: number; acceptableVehicleTypeIds: (number)[]; categoryId: number | null; package: unknown | null; needsReturn: boolean; needsProof: boolean; combinable: boolean; pickupCode: string | null; distanceM: number; returnDistanceM: number; durationS: number; price: unknown; totalCents: number; goodsValueCents: number | null; lateChargeCents: number; courierPayCents: number; paymentMethod: string; paymentCode: string | null; paymentStatus: string | null; charge: unknown | null; paymentTxid: string | null; paymentExpiresAt: string | null; invoiceId: number | null; courierId: number | null; preferredCourierId: number | null; groupId: number | null; combineWithOrderIds: (number)[]; acceptedAt: string | null; approachM: number | null; arrivedPickupAt: string | null; arrivalLimitAt: string | null; collectedAt: string | null; collectLimitAt: string | null; deliveredAt: string | null; finishedAt: string | null; cancelledAt: string | null; cancelReason: string | null; cancelNote: string | null; cancelledBy: unknown | null; cancelOnReturn: unknown | null; lastSequence: number; lastEventAt: string; createdAt: string; updatedAt: string; deletedAt: string | null; trackingUrl: string; groupLeaderId: number | null; merchant: { id: number; name: string; email: string | null; phone: string; externalId: string | null; document: string | null; courierNote: string | null }; courier: { id: number; name: string; phone: string | null; cpf: string | null; vehicleKind: string | null; vehicleModel: string | null; vehicleColor: string | null; plate: string | null; fleetNumber: string | null; latitude: number | null; longitude: number | null; seenAt: string | null } | null } } }; default: { headers: Record<string, unknown>; content: { 'application/problem+json': { type: string; title: string; status: number; detail: string; errors?: Record<string, string[]> } } } } };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/orders/{id}/ready': {
    get?: never;
    put?: never;
    post: { parameters: { query?: never; path: { id: string | number }; header?: never; cookie?: never }; requestBody?: never; responses: { 200: { headers: Record<string, unknown>; content: { 'application/json': { id: number; uuid: string; publicId: string; merchantId: number; kind: string; source: string; requestId: number | null; status: "waiting" | "scheduled" | "preparing" | "pending" | "accepted" | "arrived_pickup_location" | "collected" | "delivered" | "completed" | "cancelled"; statusAt: string; startedAt: string; scheduledFor: string | null; searchAt: string | null; readyRequired: boolean; readyAt: string | null; deliverBy: string | null; initialStatus: string; externalId: string | null; externalDisplayId: string | null; observation: string | null; customerObservation: string | null; pickup: { address: string; street: string | null; number: string | null; district: string | null; city: string | null; state: string | null; complement: string | null; reference: string | null; postalCode: string | null; latitude: number | null; longitude: number | null; name: string | null; phone: string | null; externalId: string | null; instructions: string | null }; stops: ({ address: string; street: string | null; number: string | null; district: string | null; city: string | null; state: string | null; complement: string | null; reference: string | null; postalCode: string | null; latitude: number | null; longitude: number | null; name: string | null; phone: string | null; externalId: string | null; instructions: string | null; id: string; ordinal: number; status: "pending" | "delivered" | "failed"; displayId: string | null; observation: string | null; confirmationCode: string | null; collectCents: number | null; collectMethod: string | null; changeForCents: number | null; phoneLocator: string | null; arrivedAt: string | null; finishedAt: string | null; failureReason: string | null; evidence: { photos: (string)[]; signature: string | null; document: string | null; name: string | null; observation: string | null } | null })[]; vehicleTypeId: number; acceptableVehicleTypeIds: (number)[]; categoryId: number | null; package: unknown | null; needsReturn: boolean; needsProof: boolean; combinable: boolean; pickupCode: string | null; distanceM: number; returnDistanceM: number; durationS: number; price: unknown; totalCents: number; goodsValueCents: number | null; lateChargeCents: number; courierPayCents: number; paymentMethod: string; paymentCode: string | null; paymentStatus: string | null; charge: unknown | null; paymentTxid: string | null; paymentExpiresAt: string | null; invoiceId: number | null; courierId: number | null; preferredCourierId: number | null; groupId: number | null; combineWithOrderIds: (number)[]; acceptedAt: string | null; approachM: number | null; arrivedPickupAt: string | null; arrivalLimitAt: string | null; collectedAt: string | null; collectLimitAt: string | null; deliveredAt: string | null; finishedAt: string | null; cancelledAt: string | null; cancelReason: string | null; cancelNote: string | null; cancelledBy: unknown | null; cancelOnReturn: unknown | null; lastSequence: number; lastEventAt: string; createdAt: string; updatedAt: string; deletedAt: string | null; trackingUrl: string; groupLeaderId: number | null; merchant: { id: number; name: string; email: string | null; phone: string; externalId: string | null; document: string | null; courierNote: string | null }; courier: { id: number; name: string; phone: string | null; cpf: string | null; vehicleKind: string | null; vehicleModel: string | null; vehicleColor: string | null; plate: string | null; fleetNumber: string | null; latitude: number | null; longitude: number | null; seenAt: string | null } | null } } }; default: { headers: Record<string, unknown>; content: { 'application/problem+json': { type: string; title: string; status: number; detail: string; errors?: Record<string, string[]> } } } } };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/orders/{id}/cancel': {
    get?: never;
    put?: never;
    post: { parameters: { query?: never; path: { id: string | number }; header?: never; cookie?: never }; requestBody: { content: { 'application/json': { reason?: "merchant_request" | "consumer_request" | "operator" | "not_served" | "payment_expired" | "no_show" | "problem_at_merchant" | "acceptance_too_slow" | "wrong_order_or_pickup" | "problem_resolution" | "other"; note?: string | null; returnToPickup?: boolean } } }; responses: { 200: { headers: Record<string, unknown>; content: { 'application/json': { id: number; uuid: string; publicId: string; merchantId: number; kind: string; source: string; requestId: number | null; status: "waiting" | "scheduled" | "preparing" | "pending" | "accepted" | "arrived_pickup_location" | "collected" | "delivered" | "completed" | "cancelled"; statusAt: string; startedAt: string; scheduledFor: string | null; searchAt: string | null; readyRequired: boolean; readyAt: string | null; deliverBy: string | null; initialStatus: string; externalId: string | null; externalDisplayId: string | null; observation: string | null; customerObservation: string | null; pickup: { address: string; street: string | null; number: string | null; district: string | null; city: string | null; state: string | null; complement: string | null; reference: string | null; postalCode: string | null; latitude: number | null; longitude: number | null; name: string | null; phone: string | null; externalId: string | null; instructions: string | null }; stops: ({ address: string; street: string | null; number: string | null; district: string | null; city: string | null; state: string | null; complement: string | null; reference: string | null; postalCode: string | null; latitude: number | null; longitude: number | null; name: string | null; phone: string | null; externalId: string | null; instructions: string | null; id: string; ordinal: number; status: "pending" | "delivered" | "failed"; displayId: string | null; observation: string | null; confirmationCode: string | null; collectCents: number | null; collectMethod: string | null; changeForCents: number | null; phoneLocator: string | null; arrivedAt: string | null; finishedAt: string | null; failureReason: string | null; evidence: { photos: (string)[]; signature: string | null; document: string | null; name: string | null; observation: string | null } | null })[]; vehicleTypeId: number; acceptableVehicleTypeIds: (number)[]; categoryId: number | null; package: unknown | null; needsReturn: boolean; needsProof: boolean; combinable: boolean; pickupCode: string | null; distanceM: number; returnDistanceM: number; durationS: number; price: unknown; totalCents: number; goodsValueCents: number | null; lateChargeCents: number; courierPayCents: number; paymentMethod: string; paymentCode: string | null; paymentStatus: string | null; charge: unknown | null; paymentTxid: string | null; paymentExpiresAt: string | null; invoiceId: number | null; courierId: number | null; preferredCourierId: number | null; groupId: number | null; combineWithOrderIds: (number)[]; acceptedAt: string | null; approachM: number | null; arrivedPickupAt: string | null; arrivalLimitAt: string | null; collectedAt: string | null; collectLimitAt: string | null; deliveredAt: string | null; finishedAt: string | null; cancelledAt: string | null; cancelReason: string | null; cancelNote: string | null; cancelledBy: unknown | null; cancelOnReturn: unknown | null; lastSequence: number; lastEventAt: string; createdAt: string; updatedAt: string; deletedAt: string | null; trackingUrl: string; groupLeaderId: number | null; merchant: { id: number; name: string; email: string | null; phone: string; externalId: string | null; document: string | null; courierNote: string | null }; courier: { id: number; name: string; phone: string | null; cpf: string | null; vehicleKind: string | null; vehicleModel: string | null; vehicleColor: string | null; plate: string | null; fleetNumber: string | null; latitude: number | null; longitude: number | null; seenAt: string | null } | null } } }; default: { headers: Record<string, unknown>; content: { 'application/problem+json': { type: string; title: string; status: number; detail: string; errors?: Record<string, string[]> } } } } };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/orders/{id}/complete': {
    get?: never;
    put?: never;
    post: { parameters: { query?: never; path: { id: string | number }; header?: never; cookie?: never }; requestBody?: never; responses: { 200: { headers: Record<string, unknown>; content: { 'application/json': { id: number; uuid: string; publicId: string; merchantId: number; kind: string; source: string; requestId: number | null; status: "waiting" | "scheduled" | "preparing" | "pending" | "accepted" | "arrived_pickup_location" | "collected" | "delivered" | "completed" | "cancelled"; statusAt: string; startedAt: string; scheduledFor: string | null; searchAt: string | null; readyRequired: boolean; readyAt: string | null; deliverBy: string | null; initialStatus: string; externalId: string | null; externalDisplayId: string | null; observation: string | null; customerObservation: string | null; pickup: { address: string; street: string | null; number: string | null; district: string | null; city: string | null; state: string | null; complement: string | null; reference: string | null; postalCode: string | null; latitude: number | null; longitude: number | null; name: string | null; phone: string | null; externalId: string | null; instructions: string | null }; stops: ({ address: string; street: string | null; number: string | null; district: string | null; city: string | null; state: string | null; complement: string | null; reference: string | null; postalCode: string | null; latitude: number | null; longitude: number | null; name: string | null; phone: string | null; externalId: string | null; instructions: string | null; id: string; ordinal: number; status: "pending" | "delivered" | "failed"; displayId: string | null; observation: string | null; confirmationCode: string | null; collectCents: number | null; collectMethod: string | null; changeForCents: number | null; phoneLocator: string | null; arrivedAt: string | null; finishedAt: string | null; failureReason: string | null; evidence: { photos: (string)[]; signature: string | null; document: string | null; name: string | null; observation: string | null } | null })[]; vehicleTypeId: number; acceptableVehicleTypeIds: (number)[]; categoryId: number | null; package: unknown | null; needsReturn: boolean; needsProof: boolean; combinable: boolean; pickupCode: string | null; distanceM: number; returnDistanceM: number; durationS: number; price: unknown; totalCents: number; goodsValueCents: number | null; lateChargeCents: number; courierPayCents: number; paymentMethod: string; paymentCode: string | null; paymentStatus: string | null; charge: unknown | null; paymentTxid: string | null; paymentExpiresAt: string | null; invoiceId: number | null; courierId: number | null; preferredCourierId: number | null; groupId: number | null; combineWithOrderIds: (number)[]; acceptedAt: string | null; approachM: number | null; arrivedPickupAt: string | null; arrivalLimitAt: string | null; collectedAt: string | null; collectLimitAt: string | null; deliveredAt: string | null; finishedAt: string | null; cancelledAt: string | null; cancelReason: string | null; cancelNote: string | null; cancelledBy: unknown | null; cancelOnReturn: unknown | null; lastSequence: number; lastEventAt: string; createdAt: string; updatedAt: string; deletedAt: string | null; trackingUrl: string; groupLeaderId: number | null; merchant: { id: number; name: string; email: string | null; phone: string; externalId: string | null; document: string | null; courierNote: string | null }; courier: { id: number; name: string; phone: string | null; cpf: string | null; vehicleKind: string | null; vehicleModel: string | null; vehicleColor: string | null; plate: string | null; fleetNumber: string | null; latitude: number | null; longitude: number | null; seenAt: string | null } | null } } }; default: { headers: Record<string, unknown>; content: { 'application/problem+json': { type: string; title: string; status: number; detail: string; errors?: Record<string, string[]> } } } } };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/orders/{id}/confirm-payment': {
    get?: never;
    put?: never;
    post: { parameters: { query?: never; path: { id: string | number }; header?: never; cookie?: never }; requestBody?: never; responses: { 200: { headers: Record<string, unknown>; content: { 'application/json': { id: number; uuid: string; publicId: string; merchantId: number; kind: string; source: string; requestId: number | null; status: "waiting" | "scheduled" | "preparing" | "pending" | "accepted" | "arrived_pickup_location" | "collected" | "delivered" | "completed" | "cancelled"; statusAt: string; startedAt: string; scheduledFor: string | null; searchAt: string | null; readyRequired: boolean; readyAt: string | null; deliverBy: string | null; initialStatus: string; externalId: string | null; externalDisplayId: string | null; observation: string | null; customerObservation: string | null; pickup: { address: string; street: string | null; number: string | null; district: string | null; city: string | null; state: string | null; complement: string | null; reference: string | null; postalCode: string | null; latitude: number | null; longitude: number | null; name: string | null; phone: string | null; externalId: string | null; instructions: string | null }; stops: ({ address: string; street: string | null; number: string | null; district: string | null; city: string | null; state: string | null; complement: string | null; reference: string | null; postalCode: string | null; latitude: number | null; longitude: number | null; name: string | null; phone: string | null; externalId: string | null; instructions: string | null; id: string; ordinal: number; status: "pending" | "delivered" | "failed"; displayId: string | null; observation: string | null; confirmationCode: string | null; collectCents: number | null; collectMethod: string | null; changeForCents: number | null; phoneLocator: string | null; arrivedAt: string | null; finishedAt: string | null; failureReason: string | null; evidence: { photos: (string)[]; signature: string | null; document: string | null; name: string | null; observation: string | null } | null })[]; vehicleTypeId: number; acceptableVehicleTypeIds: (number)[]; categoryId: number | null; package: unknown | null; needsReturn: boolean; needsProof: boolean; combinable: boolean; pickupCode: string | null; distanceM: number; returnDistanceM: number; durationS: number; price: unknown; totalCents: number; goodsValueCents: number | null; lateChargeCents: number; courierPayCents: number; paymentMethod: string; paymentCode: string | null; paymentStatus: string | null; charge: unknown | null; paymentTxid: string | null; paymentExpiresAt: string | null; invoiceId: number | null; courierId: number | null; preferredCourierId: number | null; groupId: number | null; combineWithOrderIds: (number)[]; acceptedAt: string | null; approachM: number | null; arrivedPickupAt: string | null; arrivalLimitAt: string | null; collectedAt: string | null; collectLimitAt: string | null; deliveredAt: string | null; finishedAt: string | null; cancelledAt: string | null; cancelReason: string | null; cancelNote: string | null; cancelledBy: unknown | null; cancelOnReturn: unknown | null; lastSequence: number; lastEventAt: string; createdAt: string; updatedAt: string; deletedAt: string | null; trackingUrl: string; groupLeaderId: number | null; merchant: { id: number; name: string; email: string | null; phone: string; externalId: string | null; document: string | null; courierNote: string | null }; courier: { id: number; name: string; phone: string | null; cpf: string | null; vehicleKind: string | null; vehicleModel: string | null; vehicleColor: string | null; plate: string | null; fleetNumber: string | null; latitude: number | null; longitude: number | null; seenAt: string | null } | null } } }; default: { headers: Record<string, unknown>; content: { 'application/problem+json': { type: string; title: string; status: number; detail: string; errors?: Record<string, string[]> } } } } };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/orders/{id}/group': {
    get?: never;
    put?: never;
    post: { parameters: { query?: never; path: { id: string | number }; header?: never; cookie?: never }; requestBody: { content: { 'application/json': { orderIds: (number)[] } } }; responses: { 200: { headers: Record<string, unknown>; content: { 'application/json': { groupId: number; leaderOrderId: number; orderIds: (number)[] } } }; default: { headers: Record<string, unknown>; content: { 'application/problem+json': { type: string; title: string; status: number; detail: string; errors?: Record<string, string[]> } } } } };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/orders/{id}/ungroup': {
    get?: never;
    put?: never;
    post: { parameters: { query?: never; path: { id: string | number }; header?: never; cookie?: never }; requestBody?: never; responses: { 200: { headers: Record<string, unknown>; content: { 'application/json': { id: number; uuid: string; publicId: string; merchantId: number; kind: string; source: string; requestId: number | null; status: "waiting" | "scheduled" | "preparing" | "pending" | "accepted" | "arrived_pickup_location" | "collected" | "delivered" | "completed" | "cancelled"; statusAt: string; startedAt: string; scheduledFor: string | null; searchAt: string | null; readyRequired: boolean; readyAt: string | null; deliverBy: string | null; initialStatus: string; externalId: string | null; externalDisplayId: string | null; observation: string | null; customerObservation: string | null; pickup: { address: string; street: string | null; number: string | null; district: string | null; city: string | null; state: string | null; complement: string | null; reference: string | null; postalCode: string | null; latitude: number | null; longitude: number | null; name: string | null; phone: string | null; externalId: string | null; instructions: string | null }; stops: ({ address: string; street: string | null; number: string | null; district: string | null; city: string | null; state: string | null; complement: string | null; reference: string | null; postalCode: string | null; latitude: number | null; longitude: number | null; name: string | null; phone: string | null; externalId: string | null; instructions: string | null; id: string; ordinal: number; status: "pending" | "delivered" | "failed"; displayId: string | null; observation: string | null; confirmationCode: string | null; collectCents: number | null; collectMethod: string | null; changeForCents: number | null; phoneLocator: string | null; arrivedAt: string | null; finishedAt: string | null; failureReason: string | null; evidence: { photos: (string)[]; signature: string | null; document: string | null; name: string | null; observation: string | null } | null })[]; vehicleTypeId: number; acceptableVehicleTypeIds: (number)[]; categoryId: number | null; package: unknown | null; needsReturn: boolean; needsProof: boolean; combinable: boolean; pickupCode: string | null; distanceM: number; returnDistanceM: number; durationS: number; price: unknown; totalCents: number; goodsValueCents: number | null; lateChargeCents: number; courierPayCents: number; paymentMethod: string; paymentCode: string | null; paymentStatus: string | null; charge: unknown | null; paymentTxid: string | null; paymentExpiresAt: string | null; invoiceId: number | null; courierId: number | null; preferredCourierId: number | null; groupId: number | null; combineWithOrderIds: (number)[]; acceptedAt: string | null; approachM: number | null; arrivedPickupAt: string | null; arrivalLimitAt: string | null; collectedAt: string | null; collectLimitAt: string | null; deliveredAt: string | null; finishedAt: string | null; cancelledAt: string | null; cancelReason: string | null; cancelNote: string | null; cancelledBy: unknown | null; cancelOnReturn: unknown | null; lastSequence: number; lastEventAt: string; createdAt: string; updatedAt: string; deletedAt: string | null; trackingUrl: string; groupLeaderId: number | null; merchant: { id: number; name: string; email: string | null; phone: string; externalId: string | null; document: string | null; courierNote: string | null }; courier: { id: number; name: string; phone: string | null; cpf: string | null; vehicleKind: string | null; vehicleModel: string | null; vehicleColor: string | null; plate: string | null; fleetNumber: string | null; latitude: number | null; longitude: number | null; seenAt: string | null } | null } } }; default: { headers: Record<string, unknown>; content: { 'application/problem+json': { type: string; title: string; status: number; detail: string; errors?: Record<string, string[]> } } } } };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/orders/{id}/robot-step': {
    get?: never;
    put?: never;
    post: { parameters: { query?: never; path: { id: string | number }; header?: never; cookie?: never }; requestBody?: never; responses: { 200: { headers: Record<string, unknown>; content: { 'application/json': { id: number; uuid: string; publicId: string; merchantId: number; kind: string; source: string; requestId: number | null; status: "waiting" | "scheduled" | "preparing" | "pending" | "accepted" | "arrived_pickup_location" | "collected" | "delivered" | "completed" | "cancelled"; statusAt: string; startedAt: string; scheduledFor: string | null; searchAt: string | null; readyRequired: boolean; readyAt: string | null; deliverBy: string | null; initialStatus: string; externalId: string | null; externalDisplayId: string | null; observation: string | null; customerObservation: string | null; pickup: { address: string; street: string | null; number: string | null; district: string | null; city: string | null; state: string | null; complement: string | null; reference: string | null; postalCode: string | null; latitude: number | null; longitude: number | null; name: string | null; phone: string | null; externalId: string | null; instructions: string | null }; stops: ({ address: string; street: string | null; number: string | null; district: string | null; city: string | null; state: string | null; complement: string | null; reference: string | null; postalCode: string | null; latitude: number | null; longitude: number | null; name: string | null; phone: string | null; externalId: string | null; instructions: string | null; id: string; ordinal: number; status: "pending" | "delivered" | "failed"; displayId: string | null; observation: string | null; confirmationCode: string | null; collectCents: number | null; collectMethod: string | null; changeForCents: number | null; phoneLocator: string | null; arrivedAt: string | null; finishedAt: string | null; failureReason: string | null; evidence: { photos: (string)[]; signature: string | null; document: string | null; name: string | null; observation: string | null } | null })[]; vehicleTypeId: number; acceptableVehicleTypeIds: (number)[]; categoryId: number | null; package: unknown | null; needsReturn: boolean; needsProof: boolean; combinable: boolean; pickupCode: string | null; distanceM: number; returnDistanceM: number; durationS: number; price: unknown; totalCents: number; goodsValueCents: number | null; lateChargeCents: number; courierPayCents: number; paymentMethod: string; paymentCode: string | null; paymentStatus: string | null; charge: unknown | null; paymentTxid: string | null; paymentExpiresAt: string | null; invoiceId: number | null; courierId: number | null; preferredCourierId: number | null; groupId: number | null; combineWithOrderIds: (number)[]; acceptedAt: string | null; approachM: number | null; arrivedPickupAt: string | null; arrivalLimitAt: string | null; collectedAt: string | null; collectLimitAt: string | null; deliveredAt: string | null; finishedAt: string | null; cancelledAt: string | null; cancelReason: string | null; cancelNote: string | null; cancelledBy: unknown | null; cancelOnReturn: unknown | null; lastSequence: number; lastEventAt: string; createdAt: string; updatedAt: string; deletedAt: string | null; trackingUrl: string; groupLeaderId: number | null; merchant: { id: number; name: string; email: string | null; phone: string; externalId: string | null; document: string | null; courierNote: string | null }; courier: { id: number; name: string; phone: string | null; cpf: string | null; vehicleKind: string | null; vehicleModel: string | null; vehicleColor: string | null; plate: string | null; fleetNumber: string | null; latitude: number | null; longitude: number | null; seenAt: string | null } | null } } }; default: { headers: Record<string, unknown>; content: { 'application/problem+json': { type: string; title: string; status: number; detail: string; errors?: Record<string, string[]> } } } } };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/orders/{id}/movements': {
    get: { parameters: { query?: never; path: { id: string | number }; header?: never; cookie?: never }; requestBody?: never; responses: { 200: { headers: Record<string, unknown>; content: { 'application/json': { items: ({ id: number; uuid: string; operation: "credit" | "debit"; kind: "credit_added" | "credit_removed" | "top_up" | "top_up_fee" | "order_payment" | "order_refund" | "order_earning" | "withdrawal"; amountCents: number; description: string; status: "completed" | "pending" | "reversed"; externalId: string | null; paymentMethod: string | null; orderId: number | null; referenceId: number | null; createdAt: string; owner: { kind: "merchant" | "courier"; id: number } })[] } } }; default: { headers: Record<string, unknown>; content: { 'application/problem+json': { type: string; title: string; status: number; detail: string; errors?: Record<string, string[]> } } } } };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/orders/{id}/track': {
    get: { parameters: { query?: never; path: { id: string | number }; header?: never; cookie?: never }; requestBody?: never; responses: { 200: { headers: Record<string, unknown>; content: { 'application/json': { courierId: number | null; points: ({ latitude: number; longitude: number; at: string })[] } } }; default: { headers: Record<string, unknown>; content: { 'application/problem+json': { type: string; title: string; status: number; detail: string; errors?: Record<string, string[]> } } } } };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/orders/{id}/quote': {
    get?: never;
    put?: never;
    post: { parameters: { query?: never; path: { id: string | number }; header?: never; cookie?: never }; requestBody: { content: { 'application/json': { observation?: string | null; externalId?: string | null; pickup?: { address?: string | null; street?: string | null; number?: string | null; district?: string | null; city?: string | null; state?: string | null; complement?: string | null; reference?: string | null; postalCode?: string | null; latitude?: number | null; longitude?: number | null; name?: string | null; phone?: string | null; instructions?: string | null; externalId?: string | null }; stops?: ({ address?: string | null; street?: string | null; number?: string | null; district?: string | null; city?: string | null; state?: string | null; complement?: string | null; reference?: string | null; postalCode?: string | null; latitude?: number | null; longitude?: number | null; name?: string | null; phone?: string | null; instructions?: string | null; externalId?: string | null; displayId?: string | null; observation?: string | null; confirmationCode?: string | null })[]; needsReturn?: boolean; needsProof?: boolean; vehicleTypeId?: number; categoryId?: number | null; package?: { weightKg?: number | null; heightCm?: number | null; widthCm?: number | null; lengthCm?: number | null } | null; totalCents?: number; goodsValueCents?: number | null; readyAt?: string | null; deliverBy?: string | null } } }; responses: { 200: { headers: Record<string, unknown>; content: { 'application/json': { currentCents: number; totalCents: number; distanceM: number } } }; default: { headers: Record<string, unknown>; content: { 'application/problem+json': { type: string; title: string; status: number; detail: string; errors?: Record<string, string[]> } } } } };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/orders/{id}/search': {
    get: { parameters: { query?: never; path: { id: string | number }; header?: never; cookie?: never }; requestBody?: never; responses: { 200: { headers: Record<string, unknown>; content: { 'application/json': { search: { attempt: number; planned: boolean; startedAt: string; deadlineAt: string; endedAt: string | null; outcome: string | null } | null; offers: ({ id: number; courierId: number; attempt: number; round: number; status: "open" | "accepted" | "declined" | "expired" | "withdrawn"; distanceM: number | null; offeredAt: string; expiresAt: string; endedAt: string | null })[]; decisions: ({ orderId: number; courierId: number; attempt: number; kind: "offer" | "direct" | "shadow"; decidedAt: string; pickupAt: string; deliverAt: string; bundle: (number)[]; cost: number; alternatives: ({ courierId: number; pickupAt: string; earlyMinutes: number; cost: number })[]; why: string })[] } } }; default: { headers: Record<string, unknown>; content: { 'application/problem+json': { type: string; title: string; status: number; detail: string; errors?: Record<string, string[]> } } } } };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/orders': {
    get: { parameters: { query?: { q?: string | number; status?: string | number; merchantId?: string | number; courierId?: string | number; groupId?: string | number; externalId?: string | number; scheduledOnly?: "true" | "false"; notServed?: "true" | "false"; createdFrom?: string | number; createdTo?: string | number; cursor?: string | number; limit?: string | number }; path?: never; header?: never; cookie?: never }; requestBody?: never; responses: { 200: { headers: Record<string, unknown>; content: { 'application/json': { items: ({ id: number; uuid: string; publicId: string; merchantId: number; kind: string; source: string; requestId: number | null; status: "waiting" | "scheduled" | "preparing" | "pending" | "accepted" | "arrived_pickup_location" | "collected" | "delivered" | "completed" | "cancelled"; statusAt: string; startedAt: string; scheduledFor: string | null; searchAt: string | null; readyRequired: boolean; readyAt: string | null; deliverBy: string | null; initialStatus: string; externalId: string | null; externalDisplayId: string | null; observation: string | null; customerObservation: string | null; pickup: { address: string; street: string | null; number: string | null; district: string | null; city: string | null; state: string | null; complement: string | null; reference: string | null; postalCode: string | null; latitude: number | null; longitude: number | null; name: string | null; phone: string | null; externalId: string | null; instructions: string | null }; stops: ({ address: string; street: string | null; number: string | null; district: string | null; city: string | null; state: string | null; complement: string | null; reference: string | null; postalCode: string | null; latitude: number | null; longitude: number | null; name: string | null; phone: string | null; externalId: string | null; instructions: string | null; id: string; ordinal: number; status: "pending" | "delivered" | "failed"; displayId: string | null; observation: string | null; confirmationCode: string | null; collectCents: number | null; collectMethod: string | null; changeForCents: number | null; phoneLocator: string | null; arrivedAt: string | null; finishedAt: string | null; failureReason: string | null; evidence: { photos: (string)[]; signature: string | null; document: string | null; name: string | null; observation: string | null } | null })[]; vehicleTypeId: number; acceptableVehicleTypeIds: (number)[]; categoryId: number | null; package: unknown | null; needsReturn: boolean; needsProof: boolean; combinable: boolean; pickupCode: string | null; distanceM: number; returnDistanceM: number; durationS: number; price: unknown; totalCents: number; goodsValueCents: number | null; lateChargeCents: number; courierPayCents: number; paymentMethod: string; paymentCode: string | null; paymentStatus: string | null; charge: unknown | null; paymentTxid: string | null; paymentExpiresAt: string | null; invoiceId: number | null; courierId: number | null; preferredCourierId: number | null; groupId: number | null; combineWithOrderIds: (number)[]; acceptedAt: string | null; approachM: number | null; arrivedPickupAt: string | null; arrivalLimitAt: string | null; collectedAt: string | null; collectLimitAt: string | null; deliveredAt: string | null; finishedAt: string | null; cancelledAt: string | null; cancelReason: string | null; cancelNote: string | null; cancelledBy: unknown | null; cancelOnReturn: unknown | null; lastSequence: number; lastEventAt: string; createdAt: string; updatedAt: string; deletedAt: string | null; trackingUrl: string; groupLeaderId: number | null; merchant: { id: number; name: string; email: string | null; phone: string; externalId: string | null; document: string | null; courierNote: string | null }; courier: { id: number; name: string; phone: string | null; cpf: string | null; vehicleKind: string | null; vehicleModel: string | null; vehicleColor: string | null; plate: string | null; fleetNumber: string | null; latitude: number | null; longitude: number | null; seenAt: string | null } | null })[]; nextCursor: string | null } } }; default: { headers: Record<string, unknown>; content: { 'application/problem+json': { type: string; title: string; status: number; detail: string; errors?: Record<string, string[]> } } } } };
    put?: never;
    post: { parameters: { query?: never; path?: never; header?: never; cookie?: never }; requestBody: { content: { 'application/json': { merchantId: number; vehicleTypeId?: number | null; categoryId?: number | null; pickup: { address?: string | null; street?: string | null; number?: string | null; district?: string | null; city?: string | null; state?: string | null; complement?: string | null; reference?: string | null; postalCode?: string | null; latitude?: number | null; longitude?: number | null; name?: string | null; phone?: string | null; instructions?: string | null; externalId?: string | null }; stops?: ({ address?: string | null; street?: string | null; number?: string | null; district?: string | null; city?: string | null; state?: string | null; complement?: string | null; reference?: string | null; postalCode?: string | null; latitude?: number | null; longitude?: number | null; name?: string | null; phone?: string | null; instructions?: string | null; externalId?: string | null; displayId?: string | null; observation?: string | null; confirmationCode?: string | null })[]; openStops?: number; package?: { weightKg?: number | null; heightCm?: number | null; widthCm?: number | null; lengthCm?: number | null } | null; needsReturn?: boolean; needsProof?: boolean; externalId?: string | null; observation?: string | null; goodsValueCents?: number | null; paymentMethod: "invoiced" | "wallet" | "online" | "on_delivery" | "third_party"; initialStatus?: "pending" | "preparing"; scheduledFor?: string | null; readyAt?: string | null; deliverBy?: string | null; preferredCourierId?: number | null; combinable?: boolean } } }; responses: { 201: { headers: Record<string, unknown>; content: { 'application/json': { id: number; uuid: string; publicId: string; merchantId: number; kind: string; source: string; requestId: number | null; status: "waiting" | "scheduled" | "preparing" | "pending" | "accepted" | "arrived_pickup_location" | "collected" | "delivered" | "completed" | "cancelled"; statusAt: string; startedAt: string; scheduledFor: string | null; searchAt: string | null; readyRequired: boolean; readyAt: string | null; deliverBy: string | null; initialStatus: string; externalId: string | null; externalDisplayId: string | null; observation: string | null; customerObservation: string | null; pickup: { address: string; street: string | null; number: string | null; district: string | null; city: string | null; state: string | null; complement: string | null; reference: string | null; postalCode: string | null; latitude: number | null; longitude: number | null; name: string | null; phone: string | null; externalId: string | null; instructions: string | null }; stops: ({ address: string; street: string | null; number: string | null; district: string | null; city: string | null; state: string | null; complement: string | null; reference: string | null; postalCode: string | null; latitude: number | null; longitude: number | null; name: string | null; phone: string | null; externalId: string | null; instructions: string | null; id: string; ordinal: number; status: "pending" | "delivered" | "failed"; displayId: string | null; observation: string | null; confirmationCode: string | null; collectCents: number | null; collectMethod: string | null; changeForCents: number | null; phoneLocator: string | null; arrivedAt: string | null; finishedAt: string | null; failureReason: string | null; evidence: { photos: (string)[]; signature: string | null; document: string | null; name: string | null; observation: string | null } | null })[]; vehicleTypeId: number; acceptableVehicleTypeIds: (number)[]; categoryId: number | null; package: unknown | null; needsReturn: boolean; needsProof: boolean; combinable: boolean; pickupCode: string | null; distanceM: number; returnDistanceM: number; durationS: number; price: unknown; totalCents: number; goodsValueCents: number | null; lateChargeCents: number; courierPayCents: number; paymentMethod: string; paymentCode: string | null; paymentStatus: string | null; charge: unknown | null; paymentTxid: string | null; paymentExpiresAt: string | null; invoiceId: number | null; courierId: number | null; preferredCourierId: number | null; groupId: number | null; combineWithOrderIds: (number)[]; acceptedAt: string | null; approachM: number | null; arrivedPickupAt: string | null; arrivalLimitAt: string | null; collectedAt: string | null; collectLimitAt: string | null; deliveredAt: string | null; finishedAt: string | null; cancelledAt: string | null; cancelReason: string | null; cancelNote: string | null; cancelledBy: unknown | null; cancelOnReturn: unknown | null; lastSequence: number; lastEventAt: string; createdAt: string; updatedAt: string; deletedAt: string | null; trackingUrl: string; groupLeaderId: number | null; merchant: { id: number; name: string; email: string | null; phone: string; externalId: string | null; document: string | null; courierNote: string | null }; courier: { id: number; name: string; phone: string | null; cpf: string | null; vehicleKind: string | null; vehicleModel: string | null; vehicleColor: string | null; plate: string | null; fleetNumber: string | null; latitude: number | null; longitude: number | null; seenAt: string | null } | null } } }; default: { headers: Record<string, unknown>; content: { 'application/problem+json': { type: string; title: string; status: number; detail: string; errors?: Record<string, string[]> } } } } };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/orders/{id}': {
    get: { parameters: { query?: never; path: { id: string | number }; header?: never; cookie?: never }; requestBody?: never; responses: { 200: { headers: Record<string, unknown>; content: { 'application/json': { id: number; uuid: string; publicId: string; merchantId: number; kind: string; source: string; requestId: number | null; status: "waiting" | "scheduled" | "preparing" | "pending" | "accepted" | "arrived_pickup_location" | "collected" | "delivered" | "completed" | "cancelled"; statusAt: string; startedAt: string; scheduledFor: string | null; searchAt: string | null; readyRequired: boolean; readyAt: string | null; deliverBy: string | null; initialStatus: string; externalId: string | null; externalDisplayId: string | null; observation: string | null; customerObservation: string | null; pickup: { address: string; street: string | null; number: string | null; district: string | null; city: string | null; state: string | null; complement: string | null; reference: string | null; postalCode: string | null; latitude: number | null; longitude: number | null; name: string | null; phone: string | null; externalId: string | null; instructions: string | null }; stops: ({ address: string; street: string | null; number: string | null; district: string | null; city: string | null; state: string | null; complement: string | null; reference: string | null; postalCode: string | null; latitude: number | null; longitude: number | null; name: string | null; phone: string | null; externalId: string | null; instructions: string | null; id: string; ordinal: number; status: "pending" | "delivered" | "failed"; displayId: string | null; observation: string | null; confirmationCode: string | null; collectCents: number | null; collectMethod: string | null; changeForCents: number | null; phoneLocator: string | null; arrivedAt: string | null; finishedAt: string | null; failureReason: string | null; evidence: { photos: (string)[]; signature: string | null; document: string | null; name: string | null; observation: string | null } | null })[]; vehicleTypeId: number; acceptableVehicleTypeIds: (number)[]; categoryId: number | null; package: unknown | null; needsReturn: boolean; needsProof: boolean; combinable: boolean; pickupCode: string | null; distanceM: number; returnDistanceM: number; durationS: number; price: unknown; totalCents: number; goodsValueCents: number | null; lateChargeCents: number; courierPayCents: number; paymentMethod: string; paymentCode: string | null; paymentStatus: string | null; charge: unknown | null; paymentTxid: string | null; paymentExpiresAt: string | null; invoiceId: number | null; courierId: number | null; preferredCourierId: number | null; groupId: number | null; combineWithOrderIds: (number)[]; acceptedAt: string | null; approachM: number | null; arrivedPickupAt: string | null; arrivalLimitAt: string | null; collectedAt: string | null; collectLimitAt: string | null; deliveredAt: string | null; finishedAt: string | null; cancelledAt: string | null; cancelReason: string | null; cancelNote: string | null; cancelledBy: unknown | null; cancelOnReturn: unknown | null; lastSequence: number; lastEventAt: string; createdAt: string; updatedAt: string; deletedAt: string | null; trackingUrl: string; groupLeaderId: number | null; merchant: { id: number; name: string; email: string | null; phone: string; externalId: string | null; document: string | null; courierNote: string | null }; courier: { id: number; name: string; phone: string | null; cpf: string | null; vehicleKind: string | null; vehicleModel: string | null; vehicleColor: string | null; plate: string | null; fleetNumber: string | null; latitude: number | null; longitude: number | null; seenAt: string | null } | null; timeline: ({ sequence: number; type: string; at: string; happenedAt: string | null; actor: unknown; courierId: number | null; stop: number | null; position: unknown | null; data: unknown | null })[] } } }; default: { headers: Record<string, unknown>; content: { 'application/problem+json': { type: string; title: string; status: number; detail: string; errors?: Record<string, string[]> } } } } };
    put?: never;
    post?: never;
    delete: { parameters: { query?: never; path: { id: string | number }; header?: never; cookie?: never }; requestBody?: never; responses: { 204: { headers: Record<string, unknown>; content?: never }; default: { headers: Record<string, unknown>; content: { 'application/problem+json': { type: string; title: string; status: number; detail: string; errors?: Record<string, string[]> } } } } };
    options?: never;
    head?: never;
    patch: { parameters: { query?: never; path: { id: string | number }; header?: never; cookie?: never }; requestBody: { content: { 'application/json': { observation?: string | null; externalId?: string | null; pickup?: { address?: string | null; street?: string | null; number?: string | null; district?: string | null; city?: string | null; state?: string | null; complement?: string | null; reference?: string | null; postalCode?: string | null; latitude?: number | null; longitude?: number | null; name?: string | null; phone?: string | null; instructions?: string | null; externalId?: string | null }; stops?: ({ address?: string | null; street?: string | null; number?: string | null; district?: string | null; city?: string | null; state?: string | null; complement?: string | null; reference?: string | null; postalCode?: string | null; latitude?: number | null; longitude?: number | null; name?: string | null; phone?: string | null; instructions?: string | null; externalId?: string | null; displayId?: string | null; observation?: string | null; confirmationCode?: string | null })[]; needsReturn?: boolean; needsProof?: boolean; vehicleTypeId?: number; categoryId?: number | null; package?: { weightKg?: number | null; heightCm?: number | null; widthCm?: number | null; lengthCm?: number | null } | null; totalCents?: number; goodsValueCents?: number | null; readyAt?: string | null; deliverBy?: string | null } } }; responses: { 200: { headers: Record<string, unknown>; content: { 'application/json': { id: number; uuid: string; publicId: string; merchantId: number; kind: string; source: string; requestId: number | null; status: "waiting" | "scheduled" | "preparing" | "pending" | "accepted" | "arrived_pickup_location" | "collected" | "delivered" | "completed" | "cancelled"; statusAt: string; startedAt: string; scheduledFor: string | null; searchAt: string | null; readyRequired: boolean; readyAt: string | null; deliverBy: string | null; initialStatus: string; externalId: string | null; externalDisplayId: string | null; observation: string | null; customerObservation: string | null; pickup: { address: string; street: string | null; number: string | null; district: string | null; city: string | null; state: string | null; complement: string | null; reference: string | null; postalCode: string | null; latitude: number | null; longitude: number | null; name: string | null; phone: string | null; externalId: string | null; instructions: string | null }; stops: ({ address: string; street: string | null; number: string | null; district: string | null; city: string | null; state: string | null; complement: string | null; reference: string | null; postalCode: string | null; latitude: number | null; longitude: number | null; name: string | null; phone: string | null; externalId: string | null; instructions: string | null; id: string; ordinal: number; status: "pending" | "delivered" | "failed"; displayId: string | null; observation: string | null; confirmationCode: string | null; collectCents: number | null; collectMethod: string | null; changeForCents: number | null; phoneLocator: string | null; arrivedAt: string | null; finishedAt: string | null; failureReason: string | null; evidence: { photos: (string)[]; signature: string | null; document: string | null; name: string | null; observation: string | null } | null })[]; vehicleTypeId: number; acceptableVehicleTypeIds: (number)[]; categoryId: number | null; package: unknown | null; needsReturn: boolean; needsProof: boolean; combinable: boolean; pickupCode: string | null; distanceM: number; returnDistanceM: number; durationS: number; price: unknown; totalCents: number; goodsValueCents: number | null; lateChargeCents: number; courierPayCents: number; paymentMethod: string; paymentCode: string | null; paymentStatus: string | null; charge: unknown | null; paymentTxid: string | null; paymentExpiresAt: string | null; invoiceId: number | null; courierId: number | null; preferredCourierId: number | null; groupId: number | null; combineWithOrderIds: (number)[]; acceptedAt: string | null; approachM: number | null; arrivedPickupAt: string | null; arrivalLimitAt: string | null; collectedAt: string | null; collectLimitAt: string | null; deliveredAt: string | null; finishedAt: string | null; cancelledAt: string | null; cancelReason: string | null; cancelNote: string | null; cancelledBy: unknown | null; cancelOnReturn: unknown | null; lastSequence: number; lastEventAt: string; createdAt: string; updatedAt: string; deletedAt: string | null; trackingUrl: string; groupLeaderId: number | null; merchant: { id: number; name: string; email: string | null; phone: string; externalId: string | null; document: string | null; courierNote: string | null }; courier: { id: number; name: string; phone: string | null; cpf: string | null; vehicleKind: string | null; vehicleModel: string | null; vehicleColor: string | null; plate: string | null; fleetNumber: string | null; latitude: number | null; longitude: number | null; seenAt: string | null } | null } } }; default: { headers: Record<string, unknown>; content: { 'application/problem+json': { type: string; title: string; status: number; detail: string; errors?: Record<string, string[]> } } } } };
    trace?: never;
  };
  '/api/admin/orders/quote': {
    get?: never;
    put?: never;
    post: { parameters: { query?: never; path?: never; header?: never; cookie?: never }; requestBody: { content: { 'application/json': { merchantId: number; vehicleTypeId?: number | null; categoryId?: number | null; pickup: { address?: string | null; street?: string | null; number?: string | null; district?: string | null; city?: string | null; state?: string | null; complement?: string | null; reference?: string | null; postalCode?: string | null; latitude?: number | null; longitude?: number | null; name?: string | null; phone?: string | null; instructions?: string | null; externalId?: string | null }; stops: ({ address?: string | null; street?: string | null; number?: string | null; district?: string | null; city?: string | null; state?: string | null; complement?: string | null; reference?: string | null; postalCode?: string | null; latitude?: number | null; longitude?: number | null; name?: string | null; phone?: string | null; instructions?: string | null; externalId?: string | null })[]; package?: { weightKg?: number | null; heightCm?: number | null; widthCm?: number | null; lengthCm?: number | null } | null; needsReturn?: boolean; at?: string } } }; responses: { 200: { headers: Record<string, unknown>; content: { 'application/json': { price: { totalCents: number }; totalCents: number; distanceM: number; returnDistanceM: number; durationS: number; pickup: { address: string; street: string | null; number: string | null; district: string | null; city: string | null; state: string | null; complement: string | null; reference: string | null; postalCode: string | null; latitude: number | null; longitude: number | null; name: string | null; phone: string | null; externalId: string | null; instructions: string | null }; stops: ({ address: string; street: string | null; number: string | null; district: string | null; city: string | null; state: string | null; complement: string | null; reference: string | null; postalCode: string | null; latitude: number | null; longitude: number | null; name: string | null; phone: string | null; externalId: string | null; instructions: string | null })[]; vehicleTypeId: number } } }; default: { headers: Record<string, unknown>; content: { 'application/problem+json': { type: string; title: string; status: number; detail: string; errors?: Record<string, string[]> } } } } };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/payments': {
    get: { parameters: { query?: { orderId?: string | number; state?: "in_doubt" | "all"; cursor?: string | number; limit?: string | number }; path?: never; header?: never; cookie?: never }; requestBody?: never; responses: { 200: { headers: Record<string, unknown>; content: { 'application/json': { items: ({ id: number; hubId: number; orderId: number; txid: string; endToEndId: string | null; provider: string; amount: number; outcome: "paid" | "late" | "surplus" | "wrong_amount" | "credited" | "returned"; paidAt: string; createdAt: string; decision: "accept" | "credit" | "return" | null; decisionNote: string | null; decidedBy: string | null; decidedAt: string | null; order: { id: number; publicId: string; status: "waiting" | "scheduled" | "preparing" | "pending" | "accepted" | "arrived_pickup_location" | "collected" | "delivered" | "completed" | "cancelled"; paymentStatus: string | null; totalCents: number; merchant: string } | null })[]; nextCursor: string | null } } }; default: { headers: Record<string, unknown>; content: { 'application/problem+json': { type: string; title: string; status: number; detail: string; errors?: Record<string, string[]> } } } } };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/payments/{id}/decide': {
    get?: never;
    put?: never;
    post: { parameters: { query?: never; path: { id: string | number }; header?: never; cookie?: never }; requestBody: { content: { 'application/json': { decision: "accept" | "credit" | "return"; note?: string | null } } }; responses: { 200: { headers: Record<string, unknown>; content: { 'application/json': { id: number; hubId: number; orderId: number; txid: string; endToEndId: string | null; provider: string; amount: number; outcome: "paid" | "late" | "surplus" | "wrong_amount" | "credited" | "returned"; paidAt: string; createdAt: string; decision: "accept" | "credit" | "return" | null; decisionNote: string | null; decidedBy: string | null; decidedAt: string | null } } }; default: { headers: Record<string, unknown>; content: { 'application/problem+json': { type: string; title: string; status: number; detail: string; errors?: Record<string, string[]> } } } } };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/couriers/{id}/password-reset': {
    get?: never;
    put?: never;
    post: { parameters: { query?: never; path: { id: string | number }; header?: never; cookie?: never }; requestBody?: never; responses: { 202: { headers: Record<string, unknown>; content: { 'application/json': { channel: "email" | "sms" | "whatsapp" } } }; default: { headers: Record<string, unknown>; content: { 'application/problem+json': { type: string; title: string; status: number; detail: string; errors?: Record<string, string[]> } } } } };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/merchants/{id}/password-reset': {
    get?: never;
    put?: never;
    post: { parameters: { query?: never; path: { id: string | number }; header?: never; cookie?: never }; requestBody?: never; responses: { 202: { headers: Record<string, unknown>; content: { 'application/json': { channel: "email" | "sms" | "whatsapp" } } }; default: { headers: Record<string, unknown>; content: { 'application/problem+json': { type: string; title: string; status: number; detail: string; errors?: Record<string, string[]> } } } } };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/operators/{id}/password-reset': {
    get?: never;
    put?: never;
    post: { parameters: { query?: never; path: { id: string | number }; header?: never; cookie?: never }; requestBody?: never; responses: { 202: { headers: Record<string, unknown>; content: { 'application/json': { channel: "email" | "sms" | "whatsapp" } } }; default: { headers: Record<string, unknown>; content: { 'application/problem+json': { type: string; title: string; status: number; detail: string; errors?: Record<string, string[]> } } } } };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/merchants/{id}/pictures': {
    get: { parameters: { query?: never; path: { id: string | number }; header?: never; cookie?: never }; requestBody?: never; responses: { 200: { headers: Record<string, unknown>; content: { 'application/json': { items: ({ id: number; contentType: string; size: number; createdAt: string; url: string })[] } } }; default: { headers: Record<string, unknown>; content: { 'application/problem+json': { type: string; title: string; status: number; detail: string; errors?: Record<string, string[]> } } } } };
    put?: never;
    post: { parameters: { query?: never; path: { id: string | number }; header?: never; cookie?: never }; requestBody: { content: { 'multipart/form-data': FormData } }; responses: { 201: { headers: Record<string, unknown>; content: { 'application/json': { id: number; contentType: string; size: number; createdAt: string; url: string } } }; default: { headers: Record<string, unknown>; content: { 'application/problem+json': { type: string; title: string; status: number; detail: string; errors?: Record<string, string[]> } } } } };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/merchants/{id}/pictures/{pictureId}': {
    get?: never;
    put?: never;
    post?: never;
    delete: { parameters: { query?: never; path: { id: string | number; pictureId: string | number }; header?: never; cookie?: never }; requestBody?: never; responses: { 204: { headers: Record<string, unknown>; content?: never }; default: { headers: Record<string, unknown>; content: { 'application/problem+json': { type: string; title: string; status: number; detail: string; errors?: Record<string, string[]> } } } } };
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/vehicle-types/{id}/pictures': {
    get: { parameters: { query?: never; path: { id: string | number }; header?: never; cookie?: never }; requestBody?: never; responses: { 200: { headers: Record<string, unknown>; content: { 'application/json': { items: ({ id: number; contentType: string; size: number; createdAt: string; url: string })[] } } }; default: { headers: Record<string, unknown>; content: { 'application/problem+json': { type: string; title: string; status: number; detail: string; errors?: Record<string, string[]> } } } } };
    put?: never;
    post: { parameters: { query?: never; path: { id: string | number }; header?: never; cookie?: never }; requestBody: { content: { 'multipart/form-data': FormData } }; responses: { 201: { headers: Record<string, unknown>; content: { 'application/json': { id: number; contentType: string; size: number; createdAt: string; url: string } } }; default: { headers: Record<string, unknown>; content: { 'application/problem+json': { type: string; title: string; status: number; detail: string; errors?: Record<string, string[]> } } } } };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/vehicle-types/{id}/pictures/{pictureId}': {
    get?: never;
    put?: never;
    post?: never;
    delete: { parameters: { query?: never; path: { id: string | number; pictureId: string | number }; header?: never; cookie?: never }; requestBody?: never; responses: { 204: { headers: Record<string, unknown>; content?: never }; default: { headers: Record<string, unknown>; content: { 'application/problem+json': { type: string; title: string; status: number; detail: string; errors?: Record<string, string[]> } } } } };
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/categories/{id}/pictures': {
    get: { parameters: { query?: never; path: { id: string | number }; header?: never; cookie?: never }; requestBody?: never; responses: { 200: { headers: Record<string, unknown>; content: { 'application/json': { items: ({ id: number; contentType: string; size: number; createdAt: string; url: string })[] } } }; default: { headers: Record<string, unknown>; content: { 'application/problem+json': { type: string; title: string; status: number; detail: string; errors?: Record<string, string[]> } } } } };
    put?: never;
    post: { parameters: { query?: never; path: { id: string | number }; header?: never; cookie?: never }; requestBody: { content: { 'multipart/form-data': FormData } }; responses: { 201: { headers: Record<string, unknown>; content: { 'application/json': { id: number; contentType: string; size: number; createdAt: string; url: string } } }; default: { headers: Record<string, unknown>; content: { 'application/problem+json': { type: string; title: string; status: number; detail: string; errors?: Record<string, string[]> } } } } };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/categories/{id}/pictures/{pictureId}': {
    get?: never;
    put?: never;
    post?: never;
    delete: { parameters: { query?: never; path: { id: string | number; pictureId: string | number }; header?: never; cookie?: never }; requestBody?: never; responses: { 204: { headers: Record<string, unknown>; content?: never }; default: { headers: Record<string, unknown>; content: { 'application/problem+json': { type: string; title: string; status: number; detail: string; errors?: Record<string, string[]> } } } } };
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/privacy/couriers/{id}': {
    get: { parameters: { query?: never; path: { id: string | number }; header?: never; cookie?: never }; requestBody?: never; responses: { 200: { headers: Record<string, unknown>; content: { 'application/json': Record<string, unknown> } }; default: { headers: Record<string, unknown>; content: { 'application/problem+json': { type: string; title: string; status: number; detail: string; errors?: Record<string, string[]> } } } } };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/privacy/merchants/{id}': {
    get: { parameters: { query?: never; path: { id: string | number }; header?: never; cookie?: never }; requestBody?: never; responses: { 200: { headers: Record<string, unknown>; content: { 'application/json': Record<string, unknown> } }; default: { headers: Record<string, unknown>; content: { 'application/problem+json': { type: string; title: string; status: number; detail: string; errors?: Record<string, string[]> } } } } };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/privacy/recipients/{phone}': {
    get: { parameters: { query?: never; path: { phone: string | number }; header?: never; cookie?: never }; requestBody?: never; responses: { 200: { headers: Record<string, unknown>; content: { 'application/json': Record<string, unknown> } }; default: { headers: Record<string, unknown>; content: { 'application/problem+json': { type: string; title: string; status: number; detail: string; errors?: Record<string, string[]> } } } } };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/privacy/couriers/{id}/anonymise': {
    get?: never;
    put?: never;
    post: { parameters: { query?: never; path: { id: string | number }; header?: never; cookie?: never }; requestBody?: never; responses: { 204: { headers: Record<string, unknown>; content?: never }; default: { headers: Record<string, unknown>; content: { 'application/problem+json': { type: string; title: string; status: number; detail: string; errors?: Record<string, string[]> } } } } };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/privacy/merchants/{id}/anonymise': {
    get?: never;
    put?: never;
    post: { parameters: { query?: never; path: { id: string | number }; header?: never; cookie?: never }; requestBody?: never; responses: { 204: { headers: Record<string, unknown>; content?: never }; default: { headers: Record<string, unknown>; content: { 'application/problem+json': { type: string; title: string; status: number; detail: string; errors?: Record<string, string[]> } } } } };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/privacy/recipients/{phone}/anonymise': {
    get?: never;
    put?: never;
    post: { parameters: { query?: never; path: { phone: string | number }; header?: never; cookie?: never }; requestBody?: never; responses: { 204: { headers: Record<string, unknown>; content?: never }; default: { headers: Record<string, unknown>; content: { 'application/problem+json': { type: string; title: string; status: number; detail: string; errors?: Record<string, string[]> } } } } };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/operators/{id}/second-factor': {
    get?: never;
    put?: never;
    post?: never;
    delete: { parameters: { query?: never; path: { id: string | number }; header?: never; cookie?: never }; requestBody?: never; responses: { 204: { headers: Record<string, unknown>; content?: never }; default: { headers: Record<string, unknown>; content: { 'application/problem+json': { type: string; title: string; status: number; detail: string; errors?: Record<string, string[]> } } } } };
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/second-factor': {
    get?: never;
    put?: never;
    post: { parameters: { query?: never; path?: never; header?: never; cookie?: never }; requestBody?: never; responses: { 200: { headers: Record<string, unknown>; content: { 'application/json': { secret: string; uri: string; qr: (string)[] } } }; default: { headers: Record<string, unknown>; content: { 'application/problem+json': { type: string; title: string; status: number; detail: string; errors?: Record<string, string[]> } } } } };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/second-factor/confirm': {
    get?: never;
    put?: never;
    post: { parameters: { query?: never; path?: never; header?: never; cookie?: never }; requestBody: { content: { 'application/json': { code: string } } }; responses: { 200: { headers: Record<string, unknown>; content: { 'application/json': { id: number; recoveryCodes: (string)[] } } }; default: { headers: Record<string, unknown>; content: { 'application/problem+json': { type: string; title: string; status: number; detail: string; errors?: Record<string, string[]> } } } } };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/second-factor/remove': {
    get?: never;
    put?: never;
    post: { parameters: { query?: never; path?: never; header?: never; cookie?: never }; requestBody: { content: { 'application/json': { code: string } } }; responses: { 200: { headers: Record<string, unknown>; content: { 'application/json': { id: number } } }; default: { headers: Record<string, unknown>; content: { 'application/problem+json': { type: string; title: string; status: number; detail: string; errors?: Record<string, string[]> } } } } };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/reports/{report}': {
    get: { parameters: { query: { from: string | number; to: string | number; format?: "json" | "csv"; limit?: string | number }; path: { report: "orders" | "completed-orders" | "revenue" | "courier-payouts" | "cancellations" | "shadow-planning" | "state-times" | "days" | "courier-ranking" | "merchant-ranking" }; header?: never; cookie?: never }; requestBody?: never; responses: { 200: { headers: Record<string, unknown>; content: { 'application/json': { items: ({ id: string | number | null; publicId: string | number | null; createdAt: string | number | null; status: string | number | null; merchantId: string | number | null; merchant: string | number | null; courierId: string | number | null; courier: string | number | null; stops: string | number | null; distanceM: string | number | null; paymentMethod: string | number | null; totalCents: string | number | null; lateChargeCents: string | number | null; courierPayCents: string | number | null; finishedAt: string | number | null; cancelledAt: string | number | null; cancelReason: string | number | null } | { day: string | number | null; merchantId: string | number | null; merchant: string | number | null; orders: string | number | null; totalCents: string | number | null; lateChargeCents: string | number | null; courierPayCents: string | number | null; marginCents: string | number | null } | { courierId: string | number | null; courier: string | number | null; orders: string | number | null; earnedCents: string | number | null; paidOutCents: string | number | null; awaitingCents: string | number | null; balanceCents: string | number | null } | { reason: string | number | null; orders: string | number | null; withCourier: string | number | null; totalCents: string | number | null } | { day: string | number | null; orders: string | number | null; plannedWaitMinutes: string | number | null; actualWaitMinutes: string | number | null; plannedDeliveryMinutes: string | number | null; actualDeliveryMinutes: string | number | null; sameCourier: string | number | null } | { state: string | number | null; times: string | number | null; averageSeconds: string | number | null; medianSeconds: string | number | null; p95Seconds: string | number | null } | { day: string | number | null; created: string | number | null; completed: string | number | null; cancelled: string | number | null; late: string | number | null; totalCents: string | number | null } | { courierId: string | number | null; courier: string | number | null; orders: string | number | null; late: string | number | null; averageMinutes: string | number | null; distanceM: string | number | null; earnedCents: string | number | null; cancelled: string | number | null } | { merchantId: string | number | null; merchant: string | number | null; orders: string | number | null; cancelled: string | number | null; late: string | number | null; totalCents: string | number | null; averageMinutes: string | number | null; averageWaitMinutes: string | number | null })[] }; 'text/csv': string } }; default: { headers: Record<string, unknown>; content: { 'application/problem+json': { type: string; title: string; status: number; detail: string; errors?: Record<string, string[]> } } } } };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/open-delivery/requests': {
    get: { parameters: { query?: never; path?: never; header?: never; cookie?: never }; requestBody?: never; responses: { 200: { headers: Record<string, unknown>; content: { 'application/json': { items: ({ id: number; merchantId: number; orderUuid: string; orderRef: string; deliveryId: string; attempt: number; status: string; displayId: string; merchant: unknown; recipient: string; terms: unknown; acceptance: string; receivedAt: string; rejectAfter: string; decidedAt: string | null; decidedBy: unknown | null; rejection: unknown | null; offer: unknown | null; orderId: number | null; readyAt: string | null; cancelledAt: string | null; cancellation: unknown | null; problemActions: unknown; updatedAt: string })[] } } }; default: { headers: Record<string, unknown>; content: { 'application/problem+json': { type: string; title: string; status: number; detail: string; errors?: Record<string, string[]> } } } } };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/open-delivery/requests/{id}': {
    get: { parameters: { query?: never; path: { id: string | number }; header?: never; cookie?: never }; requestBody?: never; responses: { 200: { headers: Record<string, unknown>; content: { 'application/json': { id: number; merchantId: number; orderUuid: string; orderRef: string; deliveryId: string; attempt: number; status: string; displayId: string; merchant: unknown; recipient: string; terms: unknown; acceptance: string; receivedAt: string; rejectAfter: string; decidedAt: string | null; decidedBy: unknown | null; rejection: unknown | null; offer: unknown | null; orderId: number | null; readyAt: string | null; cancelledAt: string | null; cancellation: unknown | null; problemActions: unknown; updatedAt: string } } }; default: { headers: Record<string, unknown>; content: { 'application/problem+json': { type: string; title: string; status: number; detail: string; errors?: Record<string, string[]> } } } } };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/open-delivery/requests/{id}/accept': {
    get?: never;
    put?: never;
    post: { parameters: { query?: never; path: { id: string | number }; header?: never; cookie?: never }; requestBody?: never; responses: { 200: { headers: Record<string, unknown>; content: { 'application/json': { id: number; merchantId: number; orderUuid: string; orderRef: string; deliveryId: string; attempt: number; status: string; displayId: string; merchant: unknown; recipient: string; terms: unknown; acceptance: string; receivedAt: string; rejectAfter: string; decidedAt: string | null; decidedBy: unknown | null; rejection: unknown | null; offer: unknown | null; orderId: number | null; readyAt: string | null; cancelledAt: string | null; cancellation: unknown | null; problemActions: unknown; updatedAt: string } } }; default: { headers: Record<string, unknown>; content: { 'application/problem+json': { type: string; title: string; status: number; detail: string; errors?: Record<string, string[]> } } } } };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/open-delivery/requests/{id}/reject': {
    get?: never;
    put?: never;
    post: { parameters: { query?: never; path: { id: string | number }; header?: never; cookie?: never }; requestBody: { content: { 'application/json': { reason?: "price_exceeded" | "vehicle_not_available" | "no_courier" | "times_not_met" | "region_not_served" | "other"; message: string } } }; responses: { 200: { headers: Record<string, unknown>; content: { 'application/json': { id: number; merchantId: number; orderUuid: string; orderRef: string; deliveryId: string; attempt: number; status: string; displayId: string; merchant: unknown; recipient: string; terms: unknown; acceptance: string; receivedAt: string; rejectAfter: string; decidedAt: string | null; decidedBy: unknown | null; rejection: unknown | null; offer: unknown | null; orderId: number | null; readyAt: string | null; cancelledAt: string | null; cancellation: unknown | null; problemActions: unknown; updatedAt: string } } }; default: { headers: Record<string, unknown>; content: { 'application/problem+json': { type: string; title: string; status: number; detail: string; errors?: Record<string, string[]> } } } } };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/hub/rush/preview': {
    get?: never;
    put?: never;
    post: { parameters: { query?: never; path?: never; header?: never; cookie?: never }; requestBody: { content: { 'application/json': { until: string; surgeBp?: number; extraPromiseMinutes?: number; pausedAreaIds?: (number)[]; pausedEverywhere?: boolean } } }; responses: { 200: { headers: Record<string, unknown>; content: { 'application/json': { openOrders: number; freeCouriers: number; surgeBp: { now: number; then: number }; meanTotalCents: { now: number; then: number }; promiseMinutes: { now: number; then: number }; ordersLastHour: number; refusedOfLastHour: number } } }; default: { headers: Record<string, unknown>; content: { 'application/problem+json': { type: string; title: string; status: number; detail: string; errors?: Record<string, string[]> } } } } };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/hub/rush': {
    get?: never;
    put: { parameters: { query?: never; path?: never; header?: never; cookie?: never }; requestBody: { content: { 'application/json': { until: string; surgeBp?: number; extraPromiseMinutes?: number; pausedAreaIds?: (number)[]; pausedEverywhere?: boolean } } }; responses: { 200: { headers: Record<string, unknown>; content: { 'application/json': { since: string; until: string; surgeBp: number; extraPromiseMinutes: number; pausedAreaIds: (number)[]; pausedEverywhere: boolean } } }; default: { headers: Record<string, unknown>; content: { 'application/problem+json': { type: string; title: string; status: number; detail: string; errors?: Record<string, string[]> } } } } };
    post?: never;
    delete: { parameters: { query?: never; path?: never; header?: never; cookie?: never }; requestBody?: never; responses: { 204: { headers: Record<string, unknown>; content?: never }; default: { headers: Record<string, unknown>; content: { 'application/problem+json': { type: string; title: string; status: number; detail: string; errors?: Record<string, string[]> } } } } };
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/views': {
    get: { parameters: { query: { screen: string | number }; path?: never; header?: never; cookie?: never }; requestBody?: never; responses: { 200: { headers: Record<string, unknown>; content: { 'application/json': { items: ({ id: number; operatorId: number; operatorName: string; screen: string; name: string; shared: boolean; content: Record<string, unknown>; createdAt: string; updatedAt: string })[] } } }; default: { headers: Record<string, unknown>; content: { 'application/problem+json': { type: string; title: string; status: number; detail: string; errors?: Record<string, string[]> } } } } };
    put?: never;
    post: { parameters: { query?: never; path?: never; header?: never; cookie?: never }; requestBody: { content: { 'application/json': { screen: string; name: string; shared?: boolean; content: Record<string, unknown> } } }; responses: { 201: { headers: Record<string, unknown>; content: { 'application/json': { id: number; operatorId: number; operatorName: string; screen: string; name: string; shared: boolean; content: Record<string, unknown>; createdAt: string; updatedAt: string } } }; default: { headers: Record<string, unknown>; content: { 'application/problem+json': { type: string; title: string; status: number; detail: string; errors?: Record<string, string[]> } } } } };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/views/{id}': {
    get?: never;
    put?: never;
    post?: never;
    delete: { parameters: { query?: never; path: { id: string | number }; header?: never; cookie?: never }; requestBody?: never; responses: { 204: { headers: Record<string, unknown>; content?: never }; default: { headers: Record<string, unknown>; content: { 'application/problem+json': { type: string; title: string; status: number; detail: string; errors?: Record<string, string[]> } } } } };
    options?: never;
    head?: never;
    patch: { parameters: { query?: never; path: { id: string | number }; header?: never; cookie?: never }; requestBody: { content: { 'application/json': { name?: string; shared?: boolean; content?: Record<string, unknown> } } }; responses: { 200: { headers: Record<string, unknown>; content: { 'application/json': { id: number; operatorId: number; operatorName: string; screen: string; name: string; shared: boolean; content: Record<string, unknown>; createdAt: string; updatedAt: string } } }; default: { headers: Record<string, unknown>; content: { 'application/problem+json': { type: string; title: string; status: number; detail: string; errors?: Record<string, string[]> } } } } };
    trace?: never;
  };
  '/api/admin/service-areas': {
    get: { parameters: { query?: never; path?: never; header?: never; cookie?: never }; requestBody?: never; responses: { 200: { headers: Record<string, unknown>; content: { 'application/json': { items: ({ id: number; hubId: number; name: string; isDefault: boolean; geojson: unknown; createdAt: string })[] } } }; default: { headers: Record<string, unknown>; content: { 'application/problem+json': { type: string; title: string; status: number; detail: string; errors?: Record<string, string[]> } } } } };
    put?: never;
    post: { parameters: { query?: never; path?: never; header?: never; cookie?: never }; requestBody: { content: { 'application/json': { name: string; isDefault?: boolean; geojson: { type: string } } } }; responses: { 201: { headers: Record<string, unknown>; content: { 'application/json': { id: number; hubId: number; name: string; isDefault: boolean; geojson: unknown; createdAt: string } } }; default: { headers: Record<string, unknown>; content: { 'application/problem+json': { type: string; title: string; status: number; detail: string; errors?: Record<string, string[]> } } } } };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/service-areas/{id}': {
    get: { parameters: { query?: never; path: { id: string | number }; header?: never; cookie?: never }; requestBody?: never; responses: { 200: { headers: Record<string, unknown>; content: { 'application/json': { id: number; hubId: number; name: string; isDefault: boolean; geojson: unknown; createdAt: string } } }; default: { headers: Record<string, unknown>; content: { 'application/problem+json': { type: string; title: string; status: number; detail: string; errors?: Record<string, string[]> } } } } };
    put: { parameters: { query?: never; path: { id: string | number }; header?: never; cookie?: never }; requestBody: { content: { 'application/json': { name: string; isDefault?: boolean; geojson: { type: string } } } }; responses: { 200: { headers: Record<string, unknown>; content: { 'application/json': { id: number; hubId: number; name: string; isDefault: boolean; geojson: unknown; createdAt: string } } }; default: { headers: Record<string, unknown>; content: { 'application/problem+json': { type: string; title: string; status: number; detail: string; errors?: Record<string, string[]> } } } } };
    post?: never;
    delete: { parameters: { query?: never; path: { id: string | number }; header?: never; cookie?: never }; requestBody?: never; responses: { 204: { headers: Record<string, unknown>; content?: never }; default: { headers: Record<string, unknown>; content: { 'application/problem+json': { type: string; title: string; status: number; detail: string; errors?: Record<string, string[]> } } } } };
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/tariffs/try': {
    get?: never;
    put?: never;
    post: { parameters: { query?: never; path?: never; header?: never; cookie?: never }; requestBody: { content: { 'application/json': { vehicleTypeId: number; categoryId?: number | null; merchantId?: number | null; pickup: { address?: string | null; latitude?: number | null; longitude?: number | null }; stops: ({ address?: string | null; latitude?: number | null; longitude?: number | null })[]; needsReturn?: boolean; at?: string; terms?: { baseCents: number; includedM?: number; bands: ({ upToM: number | null; centsPerKm: number })[]; extraStopCents?: number; returnCentsPerKm?: number; minimumCents?: number; periods?: ({ name: string; days: (number)[]; from: string; to: string; factorBp: number })[] }; tariffId?: number } } }; responses: { 200: { headers: Record<string, unknown>; content: { 'application/json': { totalCents: number; lines: ({ kind: "base" | "distance" | "stops" | "return" | "minimum" | "period" | "surge"; cents: number; metres: number | null; upToM: number | null; centsPerKm: number | null; stops: number | null; centsPerStop: number | null; factorBp: number | null; name: string | null })[]; tariff: { id: number | null; name: string }; distanceM: number; returnDistanceM: number; durationS: number; at: string; pickup: { latitude: number; longitude: number }; stops: ({ latitude: number; longitude: number })[]; way: ({ latitude: number; longitude: number })[] } } }; default: { headers: Record<string, unknown>; content: { 'application/problem+json': { type: string; title: string; status: number; detail: string; errors?: Record<string, string[]> } } } } };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/tariffs': {
    get: { parameters: { query?: never; path?: never; header?: never; cookie?: never }; requestBody?: never; responses: { 200: { headers: Record<string, unknown>; content: { 'application/json': { items: ({ id: number; hubId: number; name: string; vehicleTypeId: number; categoryId: number | null; merchantId: number | null; terms: { baseCents: number; includedM: number; bands: ({ upToM: number | null; centsPerKm: number })[]; extraStopCents: number; returnCentsPerKm: number; minimumCents: number; periods: ({ name: string; days: (number)[]; from: string; to: string; factorBp: number })[] }; courierShareBp: number | null; active: boolean; validFrom: string | null; validUntil: string | null; createdAt: string; updatedAt: string })[] } } }; default: { headers: Record<string, unknown>; content: { 'application/problem+json': { type: string; title: string; status: number; detail: string; errors?: Record<string, string[]> } } } } };
    put?: never;
    post: { parameters: { query?: never; path?: never; header?: never; cookie?: never }; requestBody: { content: { 'application/json': { name: string; vehicleTypeId: number; terms: { baseCents: number; includedM?: number; bands: ({ upToM: number | null; centsPerKm: number })[]; extraStopCents?: number; returnCentsPerKm?: number; minimumCents?: number; periods?: ({ name: string; days: (number)[]; from: string; to: string; factorBp: number })[] }; categoryId?: number | null; merchantId?: number | null; courierShareBp?: number | null; active?: boolean; validFrom?: string | null; validUntil?: string | null } } }; responses: { 201: { headers: Record<string, unknown>; content: { 'application/json': { id: number; hubId: number; name: string; vehicleTypeId: number; categoryId: number | null; merchantId: number | null; terms: { baseCents: number; includedM: number; bands: ({ upToM: number | null; centsPerKm: number })[]; extraStopCents: number; returnCentsPerKm: number; minimumCents: number; periods: ({ name: string; days: (number)[]; from: string; to: string; factorBp: number })[] }; courierShareBp: number | null; active: boolean; validFrom: string | null; validUntil: string | null; createdAt: string; updatedAt: string } } }; default: { headers: Record<string, unknown>; content: { 'application/problem+json': { type: string; title: string; status: number; detail: string; errors?: Record<string, string[]> } } } } };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/tariffs/{id}': {
    get: { parameters: { query?: never; path: { id: string | number }; header?: never; cookie?: never }; requestBody?: never; responses: { 200: { headers: Record<string, unknown>; content: { 'application/json': { id: number; hubId: number; name: string; vehicleTypeId: number; categoryId: number | null; merchantId: number | null; terms: { baseCents: number; includedM: number; bands: ({ upToM: number | null; centsPerKm: number })[]; extraStopCents: number; returnCentsPerKm: number; minimumCents: number; periods: ({ name: string; days: (number)[]; from: string; to: string; factorBp: number })[] }; courierShareBp: number | null; active: boolean; validFrom: string | null; validUntil: string | null; createdAt: string; updatedAt: string } } }; default: { headers: Record<string, unknown>; content: { 'application/problem+json': { type: string; title: string; status: number; detail: string; errors?: Record<string, string[]> } } } } };
    put?: never;
    post?: never;
    delete: { parameters: { query?: never; path: { id: string | number }; header?: never; cookie?: never }; requestBody?: never; responses: { 204: { headers: Record<string, unknown>; content?: never }; default: { headers: Record<string, unknown>; content: { 'application/problem+json': { type: string; title: string; status: number; detail: string; errors?: Record<string, string[]> } } } } };
    options?: never;
    head?: never;
    patch: { parameters: { query?: never; path: { id: string | number }; header?: never; cookie?: never }; requestBody: { content: { 'application/json': { name?: string; vehicleTypeId?: number; terms?: { baseCents: number; includedM?: number; bands: ({ upToM: number | null; centsPerKm: number })[]; extraStopCents?: number; returnCentsPerKm?: number; minimumCents?: number; periods?: ({ name: string; days: (number)[]; from: string; to: string; factorBp: number })[] }; categoryId?: number | null; merchantId?: number | null; courierShareBp?: number | null; active?: boolean; validFrom?: string | null; validUntil?: string | null } } }; responses: { 200: { headers: Record<string, unknown>; content: { 'application/json': { id: number; hubId: number; name: string; vehicleTypeId: number; categoryId: number | null; merchantId: number | null; terms: { baseCents: number; includedM: number; bands: ({ upToM: number | null; centsPerKm: number })[]; extraStopCents: number; returnCentsPerKm: number; minimumCents: number; periods: ({ name: string; days: (number)[]; from: string; to: string; factorBp: number })[] }; courierShareBp: number | null; active: boolean; validFrom: string | null; validUntil: string | null; createdAt: string; updatedAt: string } } }; default: { headers: Record<string, unknown>; content: { 'application/problem+json': { type: string; title: string; status: number; detail: string; errors?: Record<string, string[]> } } } } };
    trace?: never;
  };
  '/api/admin/vehicle-types': {
    get: { parameters: { query?: never; path?: never; header?: never; cookie?: never }; requestBody?: never; responses: { 200: { headers: Record<string, unknown>; content: { 'application/json': { items: ({ id: number; hubId: number; name: string; kind: string; dimensionsRequired: boolean; limitsEnforced: boolean; maxHeightCm: number | null; maxWidthCm: number | null; maxLengthCm: number | null; maxWeightKg: number | null; media: ({ url: string; contentType: string })[] })[] } } }; default: { headers: Record<string, unknown>; content: { 'application/problem+json': { type: string; title: string; status: number; detail: string; errors?: Record<string, string[]> } } } } };
    put?: never;
    post: { parameters: { query?: never; path?: never; header?: never; cookie?: never }; requestBody: { content: { 'application/json': { name: string; kind: "motorbike" | "car" | "bicycle" | "scooter" | "truck"; dimensionsRequired?: boolean; limitsEnforced?: boolean; maxHeightCm?: number | null; maxWidthCm?: number | null; maxLengthCm?: number | null; maxWeightKg?: number | null; media?: ({ url: string; contentType: string })[] } } }; responses: { 201: { headers: Record<string, unknown>; content: { 'application/json': { id: number; hubId: number; name: string; kind: string; dimensionsRequired: boolean; limitsEnforced: boolean; maxHeightCm: number | null; maxWidthCm: number | null; maxLengthCm: number | null; maxWeightKg: number | null; media: ({ url: string; contentType: string })[] } } }; default: { headers: Record<string, unknown>; content: { 'application/problem+json': { type: string; title: string; status: number; detail: string; errors?: Record<string, string[]> } } } } };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/vehicle-types/{id}': {
    get: { parameters: { query?: never; path: { id: string | number }; header?: never; cookie?: never }; requestBody?: never; responses: { 200: { headers: Record<string, unknown>; content: { 'application/json': { id: number; hubId: number; name: string; kind: string; dimensionsRequired: boolean; limitsEnforced: boolean; maxHeightCm: number | null; maxWidthCm: number | null; maxLengthCm: number | null; maxWeightKg: number | null; media: ({ url: string; contentType: string })[] } } }; default: { headers: Record<string, unknown>; content: { 'application/problem+json': { type: string; title: string; status: number; detail: string; errors?: Record<string, string[]> } } } } };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch: { parameters: { query?: never; path: { id: string | number }; header?: never; cookie?: never }; requestBody: { content: { 'application/json': { name?: string; kind?: "motorbike" | "car" | "bicycle" | "scooter" | "truck"; dimensionsRequired?: boolean; limitsEnforced?: boolean; maxHeightCm?: number | null; maxWidthCm?: number | null; maxLengthCm?: number | null; maxWeightKg?: number | null; media?: ({ url: string; contentType: string })[] } } }; responses: { 200: { headers: Record<string, unknown>; content: { 'application/json': { id: number; hubId: number; name: string; kind: string; dimensionsRequired: boolean; limitsEnforced: boolean; maxHeightCm: number | null; maxWidthCm: number | null; maxLengthCm: number | null; maxWeightKg: number | null; media: ({ url: string; contentType: string })[] } } }; default: { headers: Record<string, unknown>; content: { 'application/problem+json': { type: string; title: string; status: number; detail: string; errors?: Record<string, string[]> } } } } };
    trace?: never;
  };
  '/api/admin/wallets/audit': {
    get: { parameters: { query?: never; path?: never; header?: never; cookie?: never }; requestBody?: never; responses: { 200: { headers: Record<string, unknown>; content: { 'application/json': { items: ({ accountId: number; role: string; holderId: number; balanceCents: number; entriesCents: number })[] } } }; default: { headers: Record<string, unknown>; content: { 'application/problem+json': { type: string; title: string; status: number; detail: string; errors?: Record<string, string[]> } } } } };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/wallets/{kind}/{holder}': {
    get: { parameters: { query?: { operation?: "credit" | "debit"; externalId?: string | number; page?: string | number; perPage?: string | number }; path: { kind: "merchants" | "couriers"; holder: string | number }; header?: never; cookie?: never }; requestBody?: never; responses: { 200: { headers: Record<string, unknown>; content: { 'application/json': { items: ({ id: number; uuid: string; operation: "credit" | "debit"; kind: "credit_added" | "credit_removed" | "top_up" | "top_up_fee" | "order_payment" | "order_refund" | "order_earning" | "withdrawal"; amountCents: number; description: string; status: "completed" | "pending" | "reversed"; externalId: string | null; paymentMethod: string | null; orderId: number | null; referenceId: number | null; createdAt: string })[]; total: number; page: number; perPage: number; balanceCents: number } } }; default: { headers: Record<string, unknown>; content: { 'application/problem+json': { type: string; title: string; status: number; detail: string; errors?: Record<string, string[]> } } } } };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/wallets/{kind}/{holder}/credit': {
    get?: never;
    put?: never;
    post: { parameters: { query?: never; path: { kind: "merchants" | "couriers"; holder: string | number }; header?: never; cookie?: never }; requestBody: { content: { 'application/json': { amountCents: number; description: string; externalId?: string | null } } }; responses: { 201: { headers: Record<string, unknown>; content: { 'application/json': { id: number; uuid: string; operation: "credit" | "debit"; kind: "credit_added" | "credit_removed" | "top_up" | "top_up_fee" | "order_payment" | "order_refund" | "order_earning" | "withdrawal"; amountCents: number; description: string; status: "completed" | "pending" | "reversed"; externalId: string | null; paymentMethod: string | null; orderId: number | null; referenceId: number | null; createdAt: string; balanceCents: number; duplicated: boolean } } }; default: { headers: Record<string, unknown>; content: { 'application/problem+json': { type: string; title: string; status: number; detail: string; errors?: Record<string, string[]> } } } } };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/wallets/{kind}/{holder}/debit': {
    get?: never;
    put?: never;
    post: { parameters: { query?: never; path: { kind: "merchants" | "couriers"; holder: string | number }; header?: never; cookie?: never }; requestBody: { content: { 'application/json': { amountCents: number; description: string; externalId?: string | null } } }; responses: { 201: { headers: Record<string, unknown>; content: { 'application/json': { id: number; uuid: string; operation: "credit" | "debit"; kind: "credit_added" | "credit_removed" | "top_up" | "top_up_fee" | "order_payment" | "order_refund" | "order_earning" | "withdrawal"; amountCents: number; description: string; status: "completed" | "pending" | "reversed"; externalId: string | null; paymentMethod: string | null; orderId: number | null; referenceId: number | null; createdAt: string; balanceCents: number; duplicated: boolean } } }; default: { headers: Record<string, unknown>; content: { 'application/problem+json': { type: string; title: string; status: number; detail: string; errors?: Record<string, string[]> } } } } };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/wallets/{kind}/{holder}/top-up': {
    get?: never;
    put?: never;
    post: { parameters: { query?: never; path: { kind: "merchants" | "couriers"; holder: string | number }; header?: never; cookie?: never }; requestBody: { content: { 'application/json': { amountCents: number; description: string; externalId?: string | null; paymentMethod: "pix" | "boleto" | "credit_card" | "cash" | "transfer" | "other"; chargeFee?: boolean } } }; responses: { 201: { headers: Record<string, unknown>; content: { 'application/json': { id: number; uuid: string; operation: "credit" | "debit"; kind: "credit_added" | "credit_removed" | "top_up" | "top_up_fee" | "order_payment" | "order_refund" | "order_earning" | "withdrawal"; amountCents: number; description: string; status: "completed" | "pending" | "reversed"; externalId: string | null; paymentMethod: string | null; orderId: number | null; referenceId: number | null; createdAt: string; balanceCents: number; duplicated: boolean; feeCents: number } } }; default: { headers: Record<string, unknown>; content: { 'application/problem+json': { type: string; title: string; status: number; detail: string; errors?: Record<string, string[]> } } } } };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/webhooks/deliveries': {
    get: { parameters: { query?: { subscriptionId?: string | number; aggregateId?: string | number; state?: "queued" | "due" | "delivered" | "given_up" | "skipped" | "merged" | "cancelled"; from?: string | number; to?: string | number; cursor?: string | number; limit?: string | number }; path?: never; header?: never; cookie?: never }; requestBody?: never; responses: { 200: { headers: Record<string, unknown>; content: { 'application/json': { items: ({ id: number; face: string; subscriptionId: number; topic: string; aggregateId: number; state: string; dueAt: string | null; attempts: number; event: string | null; lastStatus: number | null; lastError: string | null; createdAt: string; settledAt: string | null; notice: string | null })[]; nextCursor: string | null } } }; default: { headers: Record<string, unknown>; content: { 'application/problem+json': { type: string; title: string; status: number; detail: string; errors?: Record<string, string[]> } } } } };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/webhooks/deliveries/{id}': {
    get: { parameters: { query?: never; path: { id: string | number }; header?: never; cookie?: never }; requestBody?: never; responses: { 200: { headers: Record<string, unknown>; content: { 'application/json': { id: number; face: string; subscriptionId: number; topic: string; aggregateId: number; state: string; dueAt: string | null; attempts: number; event: string | null; lastStatus: number | null; lastError: string | null; createdAt: string; settledAt: string | null; notice: string | null; body: string | null; tries: ({ id: number; at: string; durationMs: number; status: number | null; error: string | null; answer: string | null; headers: Record<string, string> })[] } } }; default: { headers: Record<string, unknown>; content: { 'application/problem+json': { type: string; title: string; status: number; detail: string; errors?: Record<string, string[]> } } } } };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/webhooks/deliveries/resend': {
    get?: never;
    put?: never;
    post: { parameters: { query?: never; path?: never; header?: never; cookie?: never }; requestBody: { content: { 'application/json': { subscriptionId?: number; aggregateId?: number; state?: "delivered" | "given_up" | "cancelled"; from?: string; to?: string } } }; responses: { 202: { headers: Record<string, unknown>; content: { 'application/json': { resent: number } } }; default: { headers: Record<string, unknown>; content: { 'application/problem+json': { type: string; title: string; status: number; detail: string; errors?: Record<string, string[]> } } } } };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/webhooks/deliveries/{id}/resend': {
    get?: never;
    put?: never;
    post: { parameters: { query?: never; path: { id: string | number }; header?: never; cookie?: never }; requestBody?: never; responses: { 202: { headers: Record<string, unknown>; content: { 'application/json': { resent: number } } }; default: { headers: Record<string, unknown>; content: { 'application/problem+json': { type: string; title: string; status: number; detail: string; errors?: Record<string, string[]> } } } } };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/webhooks/subscriptions': {
    get: { parameters: { query?: never; path?: never; header?: never; cookie?: never }; requestBody?: never; responses: { 200: { headers: Record<string, unknown>; content: { 'application/json': { items: ({ id: number; hubId: number; face: "full-api" | "open-delivery" | "model-m"; merchantId: number | null; appId: number | null; kind: string; url: string; events: (string)[] | null; topics: (string)[] | null; credentialId: number | null; responsibility: string | null; acceptAny2xx: boolean; pauseLiftedAt: string | null; active: boolean; consecutiveFailures: number; failingSince: string | null; lastStatus: number | null; lastError: string | null; warnedAt: string | null; deactivatedAt: string | null; deactivationReason: string | null; createdAt: string; updatedAt: string; notice: string | null; warned: boolean; deactivatesAt: string | null })[] } } }; default: { headers: Record<string, unknown>; content: { 'application/problem+json': { type: string; title: string; status: number; detail: string; errors?: Record<string, string[]> } } } } };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/webhooks/subscriptions/{id}/test': {
    get?: never;
    put?: never;
    post: { parameters: { query?: never; path: { id: string | number }; header?: never; cookie?: never }; requestBody?: never; responses: { 202: { headers: Record<string, unknown>; content: { 'application/json': { deliveryId: number; state: string; status: number | null; error: string | null; notice: string | null } } }; default: { headers: Record<string, unknown>; content: { 'application/problem+json': { type: string; title: string; status: number; detail: string; errors?: Record<string, string[]> } } } } };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/webhooks/subscriptions/{face}/{id}/secret': {
    get?: never;
    put?: never;
    post: { parameters: { query?: never; path: { face: "full-api" | "open-delivery" | "model-m"; id: string | number }; header?: never; cookie?: never }; requestBody?: never; responses: { 200: { headers: Record<string, unknown>; content: { 'application/json': { secret: string } } }; default: { headers: Record<string, unknown>; content: { 'application/problem+json': { type: string; title: string; status: number; detail: string; errors?: Record<string, string[]> } } } } };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/webhooks/subscriptions/{face}/{id}/reactivate': {
    get?: never;
    put?: never;
    post: { parameters: { query?: never; path: { face: "full-api" | "open-delivery" | "model-m"; id: string | number }; header?: never; cookie?: never }; requestBody?: never; responses: { 200: { headers: Record<string, unknown>; content: { 'application/json': { id: number; hubId: number; face: "full-api" | "open-delivery" | "model-m"; merchantId: number | null; appId: number | null; kind: string; url: string; events: (string)[] | null; topics: (string)[] | null; credentialId: number | null; responsibility: string | null; acceptAny2xx: boolean; pauseLiftedAt: string | null; active: boolean; consecutiveFailures: number; failingSince: string | null; lastStatus: number | null; lastError: string | null; warnedAt: string | null; deactivatedAt: string | null; deactivationReason: string | null; createdAt: string; updatedAt: string; notice: string | null; warned: boolean; deactivatesAt: string | null } } }; default: { headers: Record<string, unknown>; content: { 'application/problem+json': { type: string; title: string; status: number; detail: string; errors?: Record<string, string[]> } } } } };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/withdrawals': {
    get: { parameters: { query?: { status?: "pending" | "completed" | "reversed" | "all"; ownerKind?: "merchant" | "courier"; ownerId?: string | number; from?: string | number; to?: string | number; cursor?: string | number; limit?: string | number }; path?: never; header?: never; cookie?: never }; requestBody?: never; responses: { 200: { headers: Record<string, unknown>; content: { 'application/json': { items: ({ id: number; uuid: string; operation: "credit" | "debit"; kind: "credit_added" | "credit_removed" | "top_up" | "top_up_fee" | "order_payment" | "order_refund" | "order_earning" | "withdrawal"; amountCents: number; description: string; status: "completed" | "pending" | "reversed"; externalId: string | null; paymentMethod: string | null; orderId: number | null; referenceId: number | null; createdAt: string; owner: { kind: "merchant" | "courier"; id: number; name: string; phone: string | null; pixKey: string | null } })[]; nextCursor: string | null } } }; default: { headers: Record<string, unknown>; content: { 'application/problem+json': { type: string; title: string; status: number; detail: string; errors?: Record<string, string[]> } } } } };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/withdrawals/{id}/complete': {
    get?: never;
    put?: never;
    post: { parameters: { query?: never; path: { id: string | number }; header?: never; cookie?: never }; requestBody?: never; responses: { 200: { headers: Record<string, unknown>; content: { 'application/json': { id: number; uuid: string; operation: "credit" | "debit"; kind: "credit_added" | "credit_removed" | "top_up" | "top_up_fee" | "order_payment" | "order_refund" | "order_earning" | "withdrawal"; amountCents: number; description: string; status: "completed" | "pending" | "reversed"; externalId: string | null; paymentMethod: string | null; orderId: number | null; referenceId: number | null; createdAt: string } } }; default: { headers: Record<string, unknown>; content: { 'application/problem+json': { type: string; title: string; status: number; detail: string; errors?: Record<string, string[]> } } } } };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/admin/withdrawals/{id}/refuse': {
    get?: never;
    put?: never;
    post: { parameters: { query?: never; path: { id: string | number }; header?: never; cookie?: never }; requestBody: { content: { 'application/json': { reason: string } } }; responses: { 200: { headers: Record<string, unknown>; content: { 'application/json': { id: number; uuid: string; operation: "credit" | "debit"; kind: "credit_added" | "credit_removed" | "top_up" | "top_up_fee" | "order_payment" | "order_refund" | "order_earning" | "withdrawal"; amountCents: number; description: string; status: "completed" | "pending" | "reversed"; externalId: string | null; paymentMethod: string | null; orderId: number | null; referenceId: number | null; createdAt: string; balanceCents: number } } }; default: { headers: Record<string, unknown>; content: { 'application/problem+json': { type: string; title: string; status: number; detail: string; errors?: Record<string, string[]> } } } } };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/rastreio/recursos/{name}': {
    get: { parameters: { query?: never; path: { name: string | number }; header?: never; cookie?: never }; requestBody?: never; responses: { 200: { headers: Record<string, unknown>; content: { 'text/css': string; 'text/javascript': string } }; default: { headers: Record<string, unknown>; content: { 'application/problem+json': { type: string; title: string; status: number; detail: string; errors?: Record<string, string[]> } } } } };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/rastreio/recursos/images/{name}': {
    get: { parameters: { query?: never; path: { name: string | number }; header?: never; cookie?: never }; requestBody?: never; responses: { 200: { headers: Record<string, unknown>; content: { 'image/png': string } }; default: { headers: Record<string, unknown>; content: { 'application/problem+json': { type: string; title: string; status: number; detail: string; errors?: Record<string, string[]> } } } } };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/rastreio/recursos/cores/{name}': {
    get: { parameters: { query?: never; path: { name: string | number }; header?: never; cookie?: never }; requestBody?: never; responses: { 200: { headers: Record<string, unknown>; content: { 'text/css': string } }; default: { headers: Record<string, unknown>; content: { 'application/problem+json': { type: string; title: string; status: number; detail: string; errors?: Record<string, string[]> } } } } };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/rastreio/{token}': {
    get: { parameters: { query?: never; path: { token: string | number }; header?: never; cookie?: never }; requestBody?: never; responses: { 200: { headers: Record<string, unknown>; content: { 'text/html': string } }; default: { headers: Record<string, unknown>; content: { 'application/problem+json': { type: string; title: string; status: number; detail: string; errors?: Record<string, string[]> } } } } };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/rastreio/{token}/estado': {
    get: { parameters: { query?: never; path: { token: string | number }; header?: never; cookie?: never }; requestBody?: never; responses: { 200: { headers: Record<string, unknown>; content: { 'application/json': { status: string } } }; default: { headers: Record<string, unknown>; content: { 'application/problem+json': { type: string; title: string; status: number; detail: string; errors?: Record<string, string[]> } } } } };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/rastreio/{token}/ruas/{view}.svg': {
    get: { parameters: { query?: never; path: { token: string | number; view: string | number }; header?: never; cookie?: never }; requestBody?: never; responses: { 200: { headers: Record<string, unknown>; content: { 'image/svg+xml': string } }; default: { headers: Record<string, unknown>; content: { 'application/problem+json': { type: string; title: string; status: number; detail: string; errors?: Record<string, string[]> } } } } };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/rastreio/{token}/eventos': {
    get: { parameters: { query?: never; path: { token: string | number }; header?: never; cookie?: never }; requestBody?: never; responses: { 200: { headers: Record<string, unknown>; content: { 'text/event-stream': string } }; default: { headers: Record<string, unknown>; content: { 'application/problem+json': { type: string; title: string; status: number; detail: string; errors?: Record<string, string[]> } } } } };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/courier/positions': {
    get?: never;
    put?: never;
    post: { parameters: { query?: never; path?: never; header?: never; cookie?: never }; requestBody: { content: { 'application/json': { latitude: number; longitude: number; at: string; accuracy?: number | null } | ({ latitude: number; longitude: number; at: string; accuracy?: number | null })[] } }; responses: { 204: { headers: Record<string, unknown>; content?: never }; default: { headers: Record<string, unknown>; content: { 'application/problem+json': { type: string; title: string; status: number; detail: string; errors?: Record<string, string[]> } } } } };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/courier/map': {
    get: { parameters: { query?: never; path?: never; header?: never; cookie?: never }; requestBody?: never; responses: { 200: { headers: Record<string, unknown>; content: { 'application/json': { tileUrl: string | null; region: { archiveUrl: string; scriptUrl: string } | null; attribution: string } } }; default: { headers: Record<string, unknown>; content: { 'application/problem+json': { type: string; title: string; status: number; detail: string; errors?: Record<string, string[]> } } } } };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/courier/map/streets': {
    get: { parameters: { query: { south: string | number; west: string | number; north: string | number; east: string | number }; path?: never; header?: never; cookie?: never }; requestBody?: never; responses: { 200: { headers: Record<string, unknown>; content: { 'application/json': { items: ({ name: string; lines: (({ latitude: number; longitude: number })[])[] })[] } } }; default: { headers: Record<string, unknown>; content: { 'application/problem+json': { type: string; title: string; status: number; detail: string; errors?: Record<string, string[]> } } } } };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/courier/map/demand': {
    get: { parameters: { query?: never; path?: never; header?: never; cookie?: never }; requestBody?: never; responses: { 200: { headers: Record<string, unknown>; content: { 'application/json': { items: ({ latitude: number; longitude: number; waiting: number; recent: number })[] } } }; default: { headers: Record<string, unknown>; content: { 'application/problem+json': { type: string; title: string; status: number; detail: string; errors?: Record<string, string[]> } } } } };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/courier/orders/{id}/stops/{stopId}/addresses': {
    get: { parameters: { query: { q: string | number }; path: { id: string | number; stopId: string | number }; header?: never; cookie?: never }; requestBody?: never; responses: { 200: { headers: Record<string, unknown>; content: { 'application/json': { items: ({ address: string; latitude: number; longitude: number; precision: "house" | "stretch" | "street" })[] } } }; default: { headers: Record<string, unknown>; content: { 'application/problem+json': { type: string; title: string; status: number; detail: string; errors?: Record<string, string[]> } } } } };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/courier/orders/{id}/stops/{stopId}/quote': {
    get?: never;
    put?: never;
    post: { parameters: { query?: never; path: { id: string | number; stopId: string | number }; header?: never; cookie?: never }; requestBody: { content: { 'application/json': { address?: string | null; street?: string | null; number?: string | null; district?: string | null; city?: string | null; state?: string | null; complement?: string | null; reference?: string | null; postalCode?: string | null; latitude?: number | null; longitude?: number | null; name?: string | null; phone?: string | null; instructions?: string | null } } }; responses: { 200: { headers: Record<string, unknown>; content: { 'application/json': { address: string; latitude: number; longitude: number; price: { payCents: number; totalCents: number; distance: number; durationSeconds: number } | null } } }; default: { headers: Record<string, unknown>; content: { 'application/problem+json': { type: string; title: string; status: number; detail: string; errors?: Record<string, string[]> } } } } };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/courier/login': {
    get?: never;
    put?: never;
    post: { parameters: { query?: never; path?: never; header?: never; cookie?: never }; requestBody: { content: { 'application/json': { phone?: string; email?: string; password: string } } }; responses: { 200: { headers: Record<string, unknown>; content: { 'application/json': { token: string; expiresAt: string; courier: { id: number; hubId: number; name: string; phone: string | null; email: string | null; registration: "awaiting_approval" | "active" | "suspended" | "refused" | "inactive" | "deleted"; blocked: boolean; blockedUntil: string | null; vehicle: { kind: string | null; model: string | null; color: string | null; plate: string | null; year: number | null }; pixKey: string | null; vehicleTypeIds: (number)[]; online: boolean; status: "offline" | "blocked" | "busy" | "available"; shiftEndsAt: string | null; location: { latitude: number; longitude: number } | null; lastSeenAt: string | null; activeOrders: ({ id: number; status: "waiting" | "scheduled" | "preparing" | "pending" | "accepted" | "arrived_pickup_location" | "collected" | "delivered" | "completed" | "cancelled" })[] } } } }; default: { headers: Record<string, unknown>; content: { 'application/problem+json': { type: string; title: string; status: number; detail: string; errors?: Record<string, string[]> } } } } };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/courier/sessions': {
    get?: never;
    put?: never;
    post: { parameters: { query?: never; path?: never; header?: never; cookie?: never }; requestBody: { content: { 'application/json': { phone?: string; email?: string; password: string } } }; responses: { 204: { headers: Record<string, unknown>; content?: never }; default: { headers: Record<string, unknown>; content: { 'application/problem+json': { type: string; title: string; status: number; detail: string; errors?: Record<string, string[]> } } } } };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/courier/sessions/current': {
    get?: never;
    put?: never;
    post?: never;
    delete: { parameters: { query?: never; path?: never; header?: never; cookie?: never }; requestBody?: never; responses: { 204: { headers: Record<string, unknown>; content?: never }; default: { headers: Record<string, unknown>; content: { 'application/problem+json': { type: string; title: string; status: number; detail: string; errors?: Record<string, string[]> } } } } };
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/courier/companies/{id}': {
    get: { parameters: { query?: never; path: { id: string | number }; header?: never; cookie?: never }; requestBody?: never; responses: { 200: { headers: Record<string, unknown>; content: { 'application/json': { id: number; name: string; city: string; state: string; timezone: string; phone: string | null; logoUrl: string | null; vehicleTypes: ({ id: number; name: string; kind: "motorbike" | "car" | "bicycle" | "scooter" | "truck" })[] } } }; default: { headers: Record<string, unknown>; content: { 'application/problem+json': { type: string; title: string; status: number; detail: string; errors?: Record<string, string[]> } } } } };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/courier/register': {
    get?: never;
    put?: never;
    post: { parameters: { query?: never; path?: never; header?: never; cookie?: never }; requestBody: { content: { 'application/json': { hubId: number; name: string; phone: string; password: string; email?: string; cpf?: string; cnh?: string; birthDate?: string; pixKey?: string; vehicleKind?: "motorbike" | "car" | "bicycle" | "scooter" | "truck"; vehicleModel?: string; vehicleColor?: string; vehiclePlate?: string; vehicleYear?: number; vehicleTypeIds?: string | (number)[] }; 'multipart/form-data': FormData } }; responses: { 201: { headers: Record<string, unknown>; content: { 'application/json': { token: string; expiresAt: string; courier: { id: number; hubId: number; name: string; phone: string | null; email: string | null; registration: "awaiting_approval" | "active" | "suspended" | "refused" | "inactive" | "deleted"; blocked: boolean; blockedUntil: string | null; vehicle: { kind: string | null; model: string | null; color: string | null; plate: string | null; year: number | null }; pixKey: string | null; vehicleTypeIds: (number)[]; online: boolean; status: "offline" | "blocked" | "busy" | "available"; shiftEndsAt: string | null; location: { latitude: number; longitude: number } | null; lastSeenAt: string | null; activeOrders: ({ id: number; status: "waiting" | "scheduled" | "preparing" | "pending" | "accepted" | "arrived_pickup_location" | "collected" | "delivered" | "completed" | "cancelled" })[] } } } }; default: { headers: Record<string, unknown>; content: { 'application/problem+json': { type: string; title: string; status: number; detail: string; errors?: Record<string, string[]> } } } } };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/courier/me': {
    get: { parameters: { query?: never; path?: never; header?: never; cookie?: never }; requestBody?: never; responses: { 200: { headers: Record<string, unknown>; content: { 'application/json': { id: number; hubId: number; name: string; phone: string | null; email: string | null; registration: "awaiting_approval" | "active" | "suspended" | "refused" | "inactive" | "deleted"; blocked: boolean; blockedUntil: string | null; vehicle: { kind: string | null; model: string | null; color: string | null; plate: string | null; year: number | null }; pixKey: string | null; vehicleTypeIds: (number)[]; online: boolean; status: "offline" | "blocked" | "busy" | "available"; shiftEndsAt: string | null; location: { latitude: number; longitude: number } | null; lastSeenAt: string | null; activeOrders: ({ id: number; status: "waiting" | "scheduled" | "preparing" | "pending" | "accepted" | "arrived_pickup_location" | "collected" | "delivered" | "completed" | "cancelled" })[] } } }; default: { headers: Record<string, unknown>; content: { 'application/problem+json': { type: string; title: string; status: number; detail: string; errors?: Record<string, string[]> } } } } };
    put: { parameters: { query?: never; path?: never; header?: never; cookie?: never }; requestBody: { content: { 'application/json': { name?: string; email?: string | null } } }; responses: { 200: { headers: Record<string, unknown>; content: { 'application/json': { id: number; hubId: number; name: string; phone: string | null; email: string | null; registration: "awaiting_approval" | "active" | "suspended" | "refused" | "inactive" | "deleted"; blocked: boolean; blockedUntil: string | null; vehicle: { kind: string | null; model: string | null; color: string | null; plate: string | null; year: number | null }; pixKey: string | null; vehicleTypeIds: (number)[]; online: boolean; status: "offline" | "blocked" | "busy" | "available"; shiftEndsAt: string | null; location: { latitude: number; longitude: number } | null; lastSeenAt: string | null; activeOrders: ({ id: number; status: "waiting" | "scheduled" | "preparing" | "pending" | "accepted" | "arrived_pickup_location" | "collected" | "delivered" | "completed" | "cancelled" })[] } } }; default: { headers: Record<string, unknown>; content: { 'application/problem+json': { type: string; title: string; status: number; detail: string; errors?: Record<string, string[]> } } } } };
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/courier/online': {
    get?: never;
    put?: never;
    post: { parameters: { query?: never; path?: never; header?: never; cookie?: never }; requestBody: { content: { 'application/json': { until?: string | null } } }; responses: { 200: { headers: Record<string, unknown>; content: { 'application/json': { id: number; hubId: number; name: string; phone: string | null; email: string | null; registration: "awaiting_approval" | "active" | "suspended" | "refused" | "inactive" | "deleted"; blocked: boolean; blockedUntil: string | null; vehicle: { kind: string | null; model: string | null; color: string | null; plate: string | null; year: number | null }; pixKey: string | null; vehicleTypeIds: (number)[]; online: boolean; status: "offline" | "blocked" | "busy" | "available"; shiftEndsAt: string | null; location: { latitude: number; longitude: number } | null; lastSeenAt: string | null; activeOrders: ({ id: number; status: "waiting" | "scheduled" | "preparing" | "pending" | "accepted" | "arrived_pickup_location" | "collected" | "delivered" | "completed" | "cancelled" })[] } } }; default: { headers: Record<string, unknown>; content: { 'application/problem+json': { type: string; title: string; status: number; detail: string; errors?: Record<string, string[]> } } } } };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/courier/offline': {
    get?: never;
    put?: never;
    post: { parameters: { query?: never; path?: never; header?: never; cookie?: never }; requestBody?: never; responses: { 200: { headers: Record<string, unknown>; content: { 'application/json': { id: number; hubId: number; name: string; phone: string | null; email: string | null; registration: "awaiting_approval" | "active" | "suspended" | "refused" | "inactive" | "deleted"; blocked: boolean; blockedUntil: string | null; vehicle: { kind: string | null; model: string | null; color: string | null; plate: string | null; year: number | null }; pixKey: string | null; vehicleTypeIds: (number)[]; online: boolean; status: "offline" | "blocked" | "busy" | "available"; shiftEndsAt: string | null; location: { latitude: number; longitude: number } | null; lastSeenAt: string | null; activeOrders: ({ id: number; status: "waiting" | "scheduled" | "preparing" | "pending" | "accepted" | "arrived_pickup_location" | "collected" | "delivered" | "completed" | "cancelled" })[] } } }; default: { headers: Record<string, unknown>; content: { 'application/problem+json': { type: string; title: string; status: number; detail: string; errors?: Record<string, string[]> } } } } };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/courier/documents': {
    get: { parameters: { query?: never; path?: never; header?: never; cookie?: never }; requestBody?: never; responses: { 200: { headers: Record<string, unknown>; content: { 'application/json': { items: ({ id: number; type: "identity" | "cnh" | "vehicle_registration" | "address_proof" | "face"; contentType: string; createdAt: string })[]; missing: ("identity" | "cnh" | "vehicle_registration" | "address_proof" | "face")[] } } }; default: { headers: Record<string, unknown>; content: { 'application/problem+json': { type: string; title: string; status: number; detail: string; errors?: Record<string, string[]> } } } } };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/courier/documents/{type}': {
    get?: never;
    put?: never;
    post: { parameters: { query?: never; path: { type: string | number }; header?: never; cookie?: never }; requestBody: { content: { 'multipart/form-data': FormData } }; responses: { 201: { headers: Record<string, unknown>; content: { 'application/json': { id: number; type: "identity" | "cnh" | "vehicle_registration" | "address_proof" | "face"; contentType: string; createdAt: string } } }; default: { headers: Record<string, unknown>; content: { 'application/problem+json': { type: string; title: string; status: number; detail: string; errors?: Record<string, string[]> } } } } };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/courier/offers': {
    get: { parameters: { query?: never; path?: never; header?: never; cookie?: never }; requestBody?: never; responses: { 200: { headers: Record<string, unknown>; content: { 'application/json': { items: ({ id: number; orderId: number; merchant: { name: string }; pickup: { address: string; district: string | null; city: string | null; state: string | null; latitude: number | null; longitude: number | null }; stops: ({ address: string; district: string | null; city: string | null; state: string | null; latitude: number | null; longitude: number | null; collect: { amountCents: number; method: string | null; changeForCents: number | null } | null })[]; distance: number; distanceToPickup: number | null; durationSeconds: number; needsReturn: boolean; payCents: number; observation: string | null; offeredAt: string; expiresAt: string })[] } } }; default: { headers: Record<string, unknown>; content: { 'application/problem+json': { type: string; title: string; status: number; detail: string; errors?: Record<string, string[]> } } } } };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/courier/offers/{id}/accept': {
    get?: never;
    put?: never;
    post: { parameters: { query?: never; path: { id: string | number }; header?: never; cookie?: never }; requestBody?: never; responses: { 200: { headers: Record<string, unknown>; content: { 'application/json': { id: number; publicId: string; kind: "delivery" | "courier_call"; status: "waiting" | "scheduled" | "preparing" | "pending" | "accepted" | "arrived_pickup_location" | "collected" | "delivered" | "completed" | "cancelled"; merchant: { name: string; phone: string; note: string | null }; observation: string | null; pickup: { address: string; district: string | null; city: string | null; state: string | null; latitude: number | null; longitude: number | null; street: string | null; number: string | null; complement: string | null; reference: string | null; postalCode: string | null; name: string | null; phone: string | null; instructions: string | null }; pickupCode: string | null; stops: ({ address: string; district: string | null; city: string | null; state: string | null; latitude: number | null; longitude: number | null; street: string | null; number: string | null; complement: string | null; reference: string | null; postalCode: string | null; name: string | null; phone: string | null; instructions: string | null; id: string; status: "pending" | "delivered" | "failed"; displayId: string | null; observation: string | null; codeRequired: boolean; phoneLocator: string | null; collect: { amountCents: number; method: string | null; changeForCents: number | null } | null; arrivedAt: string | null; finishedAt: string | null; failureReason: string | null; evidence: { photos: (string)[]; signature: string | null; document: string | null; name: string | null; observation: string | null } | null })[]; distance: number; returnDistance: number; durationSeconds: number; needsReturn: boolean; needsProof: boolean; payCents: number; payLines: ({ kind: "base" | "distance" | "stops" | "return" | "minimum" | "period" | "surge" | "agreed"; cents: number })[]; totalCents: number; paymentMethod: string; groupLeaderId: number | null; returnBeforeCancelling: boolean; createdAt: string; scheduledFor: string | null; acceptedAt: string | null; arrivalLimitAt: string | null; arrivedPickupAt: string | null; collectLimitAt: string | null; collectedAt: string | null; deliveredAt: string | null; finishedAt: string | null; cancelReason: string | null } } }; default: { headers: Record<string, unknown>; content: { 'application/problem+json': { type: string; title: string; status: number; detail: string; errors?: Record<string, string[]> } } } } };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/courier/offers/{id}/decline': {
    get?: never;
    put?: never;
    post: { parameters: { query?: never; path: { id: string | number }; header?: never; cookie?: never }; requestBody?: never; responses: { 204: { headers: Record<string, unknown>; content?: never }; default: { headers: Record<string, unknown>; content: { 'application/problem+json': { type: string; title: string; status: number; detail: string; errors?: Record<string, string[]> } } } } };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/courier/orders': {
    get: { parameters: { query?: { finished?: "true" | "false"; cursor?: number; limit?: number }; path?: never; header?: never; cookie?: never }; requestBody?: never; responses: { 200: { headers: Record<string, unknown>; content: { 'application/json': { items: ({ id: number; publicId: string; kind: "delivery" | "courier_call"; status: "waiting" | "scheduled" | "preparing" | "pending" | "accepted" | "arrived_pickup_location" | "collected" | "delivered" | "completed" | "cancelled"; merchant: { name: string; phone: string; note: string | null }; observation: string | null; pickup: { address: string; district: string | null; city: string | null; state: string | null; latitude: number | null; longitude: number | null; street: string | null; number: string | null; complement: string | null; reference: string | null; postalCode: string | null; name: string | null; phone: string | null; instructions: string | null }; pickupCode: string | null; stops: ({ address: string; district: string | null; city: string | null; state: string | null; latitude: number | null; longitude: number | null; street: string | null; number: string | null; complement: string | null; reference: string | null; postalCode: string | null; name: string | null; phone: string | null; instructions: string | null; id: string; status: "pending" | "delivered" | "failed"; displayId: string | null; observation: string | null; codeRequired: boolean; phoneLocator: string | null; collect: { amountCents: number; method: string | null; changeForCents: number | null } | null; arrivedAt: string | null; finishedAt: string | null; failureReason: string | null; evidence: { photos: (string)[]; signature: string | null; document: string | null; name: string | null; observation: string | null } | null })[]; distance: number; returnDistance: number; durationSeconds: number; needsReturn: boolean; needsProof: boolean; payCents: number; payLines: ({ kind: "base" | "distance" | "stops" | "return" | "minimum" | "period" | "surge" | "agreed"; cents: number })[]; totalCents: number; paymentMethod: string; groupLeaderId: number | null; returnBeforeCancelling: boolean; createdAt: string; scheduledFor: string | null; acceptedAt: string | null; arrivalLimitAt: string | null; arrivedPickupAt: string | null; collectLimitAt: string | null; collectedAt: string | null; deliveredAt: string | null; finishedAt: string | null; cancelReason: string | null })[]; nextCursor: string | null } } }; default: { headers: Record<string, unknown>; content: { 'application/problem+json': { type: string; title: string; status: number; detail: string; errors?: Record<string, string[]> } } } } };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/courier/orders/{id}': {
    get: { parameters: { query?: never; path: { id: string | number }; header?: never; cookie?: never }; requestBody?: never; responses: { 200: { headers: Record<string, unknown>; content: { 'application/json': { id: number; publicId: string; kind: "delivery" | "courier_call"; status: "waiting" | "scheduled" | "preparing" | "pending" | "accepted" | "arrived_pickup_location" | "collected" | "delivered" | "completed" | "cancelled"; merchant: { name: string; phone: string; note: string | null }; observation: string | null; pickup: { address: string; district: string | null; city: string | null; state: string | null; latitude: number | null; longitude: number | null; street: string | null; number: string | null; complement: string | null; reference: string | null; postalCode: string | null; name: string | null; phone: string | null; instructions: string | null }; pickupCode: string | null; stops: ({ address: string; district: string | null; city: string | null; state: string | null; latitude: number | null; longitude: number | null; street: string | null; number: string | null; complement: string | null; reference: string | null; postalCode: string | null; name: string | null; phone: string | null; instructions: string | null; id: string; status: "pending" | "delivered" | "failed"; displayId: string | null; observation: string | null; codeRequired: boolean; phoneLocator: string | null; collect: { amountCents: number; method: string | null; changeForCents: number | null } | null; arrivedAt: string | null; finishedAt: string | null; failureReason: string | null; evidence: { photos: (string)[]; signature: string | null; document: string | null; name: string | null; observation: string | null } | null })[]; distance: number; returnDistance: number; durationSeconds: number; needsReturn: boolean; needsProof: boolean; payCents: number; payLines: ({ kind: "base" | "distance" | "stops" | "return" | "minimum" | "period" | "surge" | "agreed"; cents: number })[]; totalCents: number; paymentMethod: string; groupLeaderId: number | null; returnBeforeCancelling: boolean; createdAt: string; scheduledFor: string | null; acceptedAt: string | null; arrivalLimitAt: string | null; arrivedPickupAt: string | null; collectLimitAt: string | null; collectedAt: string | null; deliveredAt: string | null; finishedAt: string | null; cancelReason: string | null } } }; default: { headers: Record<string, unknown>; content: { 'application/problem+json': { type: string; title: string; status: number; detail: string; errors?: Record<string, string[]> } } } } };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/courier/orders/{id}/arrive-pickup': {
    get?: never;
    put?: never;
    post: { parameters: { query?: never; path: { id: string | number }; header?: never; cookie?: never }; requestBody: { content: { 'application/json': { happenedAt?: string | null } } }; responses: { 200: { headers: Record<string, unknown>; content: { 'application/json': { id: number; publicId: string; kind: "delivery" | "courier_call"; status: "waiting" | "scheduled" | "preparing" | "pending" | "accepted" | "arrived_pickup_location" | "collected" | "delivered" | "completed" | "cancelled"; merchant: { name: string; phone: string; note: string | null }; observation: string | null; pickup: { address: string; district: string | null; city: string | null; state: string | null; latitude: number | null; longitude: number | null; street: string | null; number: string | null; complement: string | null; reference: string | null; postalCode: string | null; name: string | null; phone: string | null; instructions: string | null }; pickupCode: string | null; stops: ({ address: string; district: string | null; city: string | null; state: string | null; latitude: number | null; longitude: number | null; street: string | null; number: string | null; complement: string | null; reference: string | null; postalCode: string | null; name: string | null; phone: string | null; instructions: string | null; id: string; status: "pending" | "delivered" | "failed"; displayId: string | null; observation: string | null; codeRequired: boolean; phoneLocator: string | null; collect: { amountCents: number; method: string | null; changeForCents: number | null } | null; arrivedAt: string | null; finishedAt: string | null; failureReason: string | null; evidence: { photos: (string)[]; signature: string | null; document: string | null; name: string | null; observation: string | null } | null })[]; distance: number; returnDistance: number; durationSeconds: number; needsReturn: boolean; needsProof: boolean; payCents: number; payLines: ({ kind: "base" | "distance" | "stops" | "return" | "minimum" | "period" | "surge" | "agreed"; cents: number })[]; totalCents: number; paymentMethod: string; groupLeaderId: number | null; returnBeforeCancelling: boolean; createdAt: string; scheduledFor: string | null; acceptedAt: string | null; arrivalLimitAt: string | null; arrivedPickupAt: string | null; collectLimitAt: string | null; collectedAt: string | null; deliveredAt: string | null; finishedAt: string | null; cancelReason: string | null } } }; default: { headers: Record<string, unknown>; content: { 'application/problem+json': { type: string; title: string; status: number; detail: string; errors?: Record<string, string[]> } } } } };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/courier/orders/{id}/collect': {
    get?: never;
    put?: never;
    post: { parameters: { query?: never; path: { id: string | number }; header?: never; cookie?: never }; requestBody: { content: { 'application/json': { happenedAt?: string | null; pickupCode?: string | null } } }; responses: { 200: { headers: Record<string, unknown>; content: { 'application/json': { id: number; publicId: string; kind: "delivery" | "courier_call"; status: "waiting" | "scheduled" | "preparing" | "pending" | "accepted" | "arrived_pickup_location" | "collected" | "delivered" | "completed" | "cancelled"; merchant: { name: string; phone: string; note: string | null }; observation: string | null; pickup: { address: string; district: string | null; city: string | null; state: string | null; latitude: number | null; longitude: number | null; street: string | null; number: string | null; complement: string | null; reference: string | null; postalCode: string | null; name: string | null; phone: string | null; instructions: string | null }; pickupCode: string | null; stops: ({ address: string; district: string | null; city: string | null; state: string | null; latitude: number | null; longitude: number | null; street: string | null; number: string | null; complement: string | null; reference: string | null; postalCode: string | null; name: string | null; phone: string | null; instructions: string | null; id: string; status: "pending" | "delivered" | "failed"; displayId: string | null; observation: string | null; codeRequired: boolean; phoneLocator: string | null; collect: { amountCents: number; method: string | null; changeForCents: number | null } | null; arrivedAt: string | null; finishedAt: string | null; failureReason: string | null; evidence: { photos: (string)[]; signature: string | null; document: string | null; name: string | null; observation: string | null } | null })[]; distance: number; returnDistance: number; durationSeconds: number; needsReturn: boolean; needsProof: boolean; payCents: number; payLines: ({ kind: "base" | "distance" | "stops" | "return" | "minimum" | "period" | "surge" | "agreed"; cents: number })[]; totalCents: number; paymentMethod: string; groupLeaderId: number | null; returnBeforeCancelling: boolean; createdAt: string; scheduledFor: string | null; acceptedAt: string | null; arrivalLimitAt: string | null; arrivedPickupAt: string | null; collectLimitAt: string | null; collectedAt: string | null; deliveredAt: string | null; finishedAt: string | null; cancelReason: string | null } } }; default: { headers: Record<string, unknown>; content: { 'application/problem+json': { type: string; title: string; status: number; detail: string; errors?: Record<string, string[]> } } } } };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/courier/orders/{id}/return': {
    get?: never;
    put?: never;
    post: { parameters: { query?: never; path: { id: string | number }; header?: never; cookie?: never }; requestBody: { content: { 'application/json': { happenedAt?: string | null } } }; responses: { 200: { headers: Record<string, unknown>; content: { 'application/json': { id: number; publicId: string; kind: "delivery" | "courier_call"; status: "waiting" | "scheduled" | "preparing" | "pending" | "accepted" | "arrived_pickup_location" | "collected" | "delivered" | "completed" | "cancelled"; merchant: { name: string; phone: string; note: string | null }; observation: string | null; pickup: { address: string; district: string | null; city: string | null; state: string | null; latitude: number | null; longitude: number | null; street: string | null; number: string | null; complement: string | null; reference: string | null; postalCode: string | null; name: string | null; phone: string | null; instructions: string | null }; pickupCode: string | null; stops: ({ address: string; district: string | null; city: string | null; state: string | null; latitude: number | null; longitude: number | null; street: string | null; number: string | null; complement: string | null; reference: string | null; postalCode: string | null; name: string | null; phone: string | null; instructions: string | null; id: string; status: "pending" | "delivered" | "failed"; displayId: string | null; observation: string | null; codeRequired: boolean; phoneLocator: string | null; collect: { amountCents: number; method: string | null; changeForCents: number | null } | null; arrivedAt: string | null; finishedAt: string | null; failureReason: string | null; evidence: { photos: (string)[]; signature: string | null; document: string | null; name: string | null; observation: string | null } | null })[]; distance: number; returnDistance: number; durationSeconds: number; needsReturn: boolean; needsProof: boolean; payCents: number; payLines: ({ kind: "base" | "distance" | "stops" | "return" | "minimum" | "period" | "surge" | "agreed"; cents: number })[]; totalCents: number; paymentMethod: string; groupLeaderId: number | null; returnBeforeCancelling: boolean; createdAt: string; scheduledFor: string | null; acceptedAt: string | null; arrivalLimitAt: string | null; arrivedPickupAt: string | null; collectLimitAt: string | null; collectedAt: string | null; deliveredAt: string | null; finishedAt: string | null; cancelReason: string | null } } }; default: { headers: Record<string, unknown>; content: { 'application/problem+json': { type: string; title: string; status: number; detail: string; errors?: Record<string, string[]> } } } } };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/courier/orders/{id}/give-back': {
    get?: never;
    put?: never;
    post: { parameters: { query?: never; path: { id: string | number }; header?: never; cookie?: never }; requestBody: { content: { 'application/json': { happenedAt?: string | null; reason: string } } }; responses: { 204: { headers: Record<string, unknown>; content?: never }; default: { headers: Record<string, unknown>; content: { 'application/problem+json': { type: string; title: string; status: number; detail: string; errors?: Record<string, string[]> } } } } };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/courier/orders/{id}/stops/{stopId}': {
    get?: never;
    put: { parameters: { query?: never; path: { id: string | number; stopId: string | number }; header?: never; cookie?: never }; requestBody: { content: { 'application/json': { address?: string | null; street?: string | null; number?: string | null; district?: string | null; city?: string | null; state?: string | null; complement?: string | null; reference?: string | null; postalCode?: string | null; latitude?: number | null; longitude?: number | null; name?: string | null; phone?: string | null; instructions?: string | null } } }; responses: { 200: { headers: Record<string, unknown>; content: { 'application/json': { id: number; publicId: string; kind: "delivery" | "courier_call"; status: "waiting" | "scheduled" | "preparing" | "pending" | "accepted" | "arrived_pickup_location" | "collected" | "delivered" | "completed" | "cancelled"; merchant: { name: string; phone: string; note: string | null }; observation: string | null; pickup: { address: string; district: string | null; city: string | null; state: string | null; latitude: number | null; longitude: number | null; street: string | null; number: string | null; complement: string | null; reference: string | null; postalCode: string | null; name: string | null; phone: string | null; instructions: string | null }; pickupCode: string | null; stops: ({ address: string; district: string | null; city: string | null; state: string | null; latitude: number | null; longitude: number | null; street: string | null; number: string | null; complement: string | null; reference: string | null; postalCode: string | null; name: string | null; phone: string | null; instructions: string | null; id: string; status: "pending" | "delivered" | "failed"; displayId: string | null; observation: string | null; codeRequired: boolean; phoneLocator: string | null; collect: { amountCents: number; method: string | null; changeForCents: number | null } | null; arrivedAt: string | null; finishedAt: string | null; failureReason: string | null; evidence: { photos: (string)[]; signature: string | null; document: string | null; name: string | null; observation: string | null } | null })[]; distance: number; returnDistance: number; durationSeconds: number; needsReturn: boolean; needsProof: boolean; payCents: number; payLines: ({ kind: "base" | "distance" | "stops" | "return" | "minimum" | "period" | "surge" | "agreed"; cents: number })[]; totalCents: number; paymentMethod: string; groupLeaderId: number | null; returnBeforeCancelling: boolean; createdAt: string; scheduledFor: string | null; acceptedAt: string | null; arrivalLimitAt: string | null; arrivedPickupAt: string | null; collectLimitAt: string | null; collectedAt: string | null; deliveredAt: string | null; finishedAt: string | null; cancelReason: string | null } } }; default: { headers: Record<string, unknown>; content: { 'application/problem+json': { type: string; title: string; status: number; detail: string; errors?: Record<string, string[]> } } } } };
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/courier/orders/{id}/stops/{stopId}/arrive': {
    get?: never;
    put?: never;
    post: { parameters: { query?: never; path: { id: string | number; stopId: string | number }; header?: never; cookie?: never }; requestBody: { content: { 'application/json': { happenedAt?: string | null } } }; responses: { 200: { headers: Record<string, unknown>; content: { 'application/json': { id: number; publicId: string; kind: "delivery" | "courier_call"; status: "waiting" | "scheduled" | "preparing" | "pending" | "accepted" | "arrived_pickup_location" | "collected" | "delivered" | "completed" | "cancelled"; merchant: { name: string; phone: string; note: string | null }; observation: string | null; pickup: { address: string; district: string | null; city: string | null; state: string | null; latitude: number | null; longitude: number | null; street: string | null; number: string | null; complement: string | null; reference: string | null; postalCode: string | null; name: string | null; phone: string | null; instructions: string | null }; pickupCode: string | null; stops: ({ address: string; district: string | null; city: string | null; state: string | null; latitude: number | null; longitude: number | null; street: string | null; number: string | null; complement: string | null; reference: string | null; postalCode: string | null; name: string | null; phone: string | null; instructions: string | null; id: string; status: "pending" | "delivered" | "failed"; displayId: string | null; observation: string | null; codeRequired: boolean; phoneLocator: string | null; collect: { amountCents: number; method: string | null; changeForCents: number | null } | null; arrivedAt: string | null; finishedAt: string | null; failureReason: string | null; evidence: { photos: (string)[]; signature: string | null; document: string | null; name: string | null; observation: string | null } | null })[]; distance: number; returnDistance: number; durationSeconds: number; needsReturn: boolean; needsProof: boolean; payCents: number; payLines: ({ kind: "base" | "distance" | "stops" | "return" | "minimum" | "period" | "surge" | "agreed"; cents: number })[]; totalCents: number; paymentMethod: string; groupLeaderId: number | null; returnBeforeCancelling: boolean; createdAt: string; scheduledFor: string | null; acceptedAt: string | null; arrivalLimitAt: string | null; arrivedPickupAt: string | null; collectLimitAt: string | null; collectedAt: string | null; deliveredAt: string | null; finishedAt: string | null; cancelReason: string | null } } }; default: { headers: Record<string, unknown>; content: { 'application/problem+json': { type: string; title: string; status: number; detail: string; errors?: Record<string, string[]> } } } } };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/courier/orders/{id}/stops/{stopId}/deliver': {
    get?: never;
    put?: never;
    post: { parameters: { query?: never; path: { id: string | number; stopId: string | number }; header?: never; cookie?: never }; requestBody: { content: { 'application/json': { happenedAt?: string | null; code?: string | null; name?: string | null; document?: string | null; observation?: string | null; evidenceIds?: (number)[] } } }; responses: { 200: { headers: Record<string, unknown>; content: { 'application/json': { id: number; publicId: string; kind: "delivery" | "courier_call"; status: "waiting" | "scheduled" | "preparing" | "pending" | "accepted" | "arrived_pickup_location" | "collected" | "delivered" | "completed" | "cancelled"; merchant: { name: string; phone: string; note: string | null }; observation: string | null; pickup: { address: string; district: string | null; city: string | null; state: string | null; latitude: number | null; longitude: number | null; street: string | null; number: string | null; complement: string | null; reference: string | null; postalCode: string | null; name: string | null; phone: string | null; instructions: string | null }; pickupCode: string | null; stops: ({ address: string; district: string | null; city: string | null; state: string | null; latitude: number | null; longitude: number | null; street: string | null; number: string | null; complement: string | null; reference: string | null; postalCode: string | null; name: string | null; phone: string | null; instructions: string | null; id: string; status: "pending" | "delivered" | "failed"; displayId: string | null; observation: string | null; codeRequired: boolean; phoneLocator: string | null; collect: { amountCents: number; method: string | null; changeForCents: number | null } | null; arrivedAt: string | null; finishedAt: string | null; failureReason: string | null; evidence: { photos: (string)[]; signature: string | null; document: string | null; name: string | null; observation: string | null } | null })[]; distance: number; returnDistance: number; durationSeconds: number; needsReturn: boolean; needsProof: boolean; payCents: number; payLines: ({ kind: "base" | "distance" | "stops" | "return" | "minimum" | "period" | "surge" | "agreed"; cents: number })[]; totalCents: number; paymentMethod: string; groupLeaderId: number | null; returnBeforeCancelling: boolean; createdAt: string; scheduledFor: string | null; acceptedAt: string | null; arrivalLimitAt: string | null; arrivedPickupAt: string | null; collectLimitAt: string | null; collectedAt: string | null; deliveredAt: string | null; finishedAt: string | null; cancelReason: string | null } } }; default: { headers: Record<string, unknown>; content: { 'application/problem+json': { type: string; title: string; status: number; detail: string; errors?: Record<string, string[]> } } } } };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/courier/orders/{id}/stops/{stopId}/fail': {
    get?: never;
    put?: never;
    post: { parameters: { query?: never; path: { id: string | number; stopId: string | number }; header?: never; cookie?: never }; requestBody: { content: { 'application/json': { happenedAt?: string | null; reason: string; observation?: string | null; evidenceIds?: (number)[] } } }; responses: { 200: { headers: Record<string, unknown>; content: { 'application/json': { id: number; publicId: string; kind: "delivery" | "courier_call"; status: "waiting" | "scheduled" | "preparing" | "pending" | "accepted" | "arrived_pickup_location" | "collected" | "delivered" | "completed" | "cancelled"; merchant: { name: string; phone: string; note: string | null }; observation: string | null; pickup: { address: string; district: string | null; city: string | null; state: string | null; latitude: number | null; longitude: number | null; street: string | null; number: string | null; complement: string | null; reference: string | null; postalCode: string | null; name: string | null; phone: string | null; instructions: string | null }; pickupCode: string | null; stops: ({ address: string; district: string | null; city: string | null; state: string | null; latitude: number | null; longitude: number | null; street: string | null; number: string | null; complement: string | null; reference: string | null; postalCode: string | null; name: string | null; phone: string | null; instructions: string | null; id: string; status: "pending" | "delivered" | "failed"; displayId: string | null; observation: string | null; codeRequired: boolean; phoneLocator: string | null; collect: { amountCents: number; method: string | null; changeForCents: number | null } | null; arrivedAt: string | null; finishedAt: string | null; failureReason: string | null; evidence: { photos: (string)[]; signature: string | null; document: string | null; name: string | null; observation: string | null } | null })[]; distance: number; returnDistance: number; durationSeconds: number; needsReturn: boolean; needsProof: boolean; payCents: number; payLines: ({ kind: "base" | "distance" | "stops" | "return" | "minimum" | "period" | "surge" | "agreed"; cents: number })[]; totalCents: number; paymentMethod: string; groupLeaderId: number | null; returnBeforeCancelling: boolean; createdAt: string; scheduledFor: string | null; acceptedAt: string | null; arrivalLimitAt: string | null; arrivedPickupAt: string | null; collectLimitAt: string | null; collectedAt: string | null; deliveredAt: string | null; finishedAt: string | null; cancelReason: string | null } } }; default: { headers: Record<string, unknown>; content: { 'application/problem+json': { type: string; title: string; status: number; detail: string; errors?: Record<string, string[]> } } } } };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/courier/events': {
    get: { parameters: { query?: never; path?: never; header?: never; cookie?: never }; requestBody?: never; responses: { 200: { headers: Record<string, unknown>; content: { 'text/event-stream': string } }; default: { headers: Record<string, unknown>; content: { 'application/problem+json': { type: string; title: string; status: number; detail: string; errors?: Record<string, string[]> } } } } };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/courier/evidence': {
    get?: never;
    put?: never;
    post: { parameters: { query?: never; path?: never; header?: never; cookie?: never }; requestBody: { content: { 'multipart/form-data': FormData } }; responses: { 201: { headers: Record<string, unknown>; content: { 'application/json': { id: number; kind: "photo" | "signature"; contentType: string; size: number; createdAt: string; url: string } } }; default: { headers: Record<string, unknown>; content: { 'application/problem+json': { type: string; title: string; status: number; detail: string; errors?: Record<string, string[]> } } } } };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/arquivos/{token}': {
    get: { parameters: { query?: never; path: { token: string | number }; header?: never; cookie?: never }; requestBody?: never; responses: { 200: { headers: Record<string, unknown>; content: { 'image/jpeg': string; 'image/png': string; 'image/webp': string } }; default: { headers: Record<string, unknown>; content: { 'application/problem+json': { type: string; title: string; status: number; detail: string; errors?: Record<string, string[]> } } } } };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/arquivos/couriers/{id}/{file}': {
    get: { parameters: { query?: never; path: { id: string | number; file: string | number }; header?: never; cookie?: never }; requestBody?: never; responses: { 200: { headers: Record<string, unknown>; content: { 'image/jpeg': string; 'image/png': string; 'image/webp': string } }; default: { headers: Record<string, unknown>; content: { 'application/problem+json': { type: string; title: string; status: number; detail: string; errors?: Record<string, string[]> } } } } };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/courier/wallet': {
    get: { parameters: { query?: never; path?: never; header?: never; cookie?: never }; requestBody?: never; responses: { 200: { headers: Record<string, unknown>; content: { 'application/json': { balanceCents: number } } }; default: { headers: Record<string, unknown>; content: { 'application/problem+json': { type: string; title: string; status: number; detail: string; errors?: Record<string, string[]> } } } } };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/courier/wallet/earnings': {
    get: { parameters: { query?: never; path?: never; header?: never; cookie?: never }; requestBody?: never; responses: { 200: { headers: Record<string, unknown>; content: { 'application/json': { today: string; days: ({ day: string; cents: number; orders: number })[] } } }; default: { headers: Record<string, unknown>; content: { 'application/problem+json': { type: string; title: string; status: number; detail: string; errors?: Record<string, string[]> } } } } };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/courier/wallet/entries': {
    get: { parameters: { query?: { page?: number; perPage?: number }; path?: never; header?: never; cookie?: never }; requestBody?: never; responses: { 200: { headers: Record<string, unknown>; content: { 'application/json': { items: ({ id: number; uuid: string; operation: "credit" | "debit"; kind: string; amountCents: number; description: string; status: "completed" | "pending" | "reversed"; orderId: number | null; createdAt: string })[]; total: number; page: number; perPage: number; balanceCents: number } } }; default: { headers: Record<string, unknown>; content: { 'application/problem+json': { type: string; title: string; status: number; detail: string; errors?: Record<string, string[]> } } } } };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/courier/withdrawals': {
    get: { parameters: { query?: never; path?: never; header?: never; cookie?: never }; requestBody?: never; responses: { 200: { headers: Record<string, unknown>; content: { 'application/json': { items: ({ id: number; uuid: string; operation: "credit" | "debit"; kind: string; amountCents: number; description: string; status: "completed" | "pending" | "reversed"; orderId: number | null; createdAt: string })[] } } }; default: { headers: Record<string, unknown>; content: { 'application/problem+json': { type: string; title: string; status: number; detail: string; errors?: Record<string, string[]> } } } } };
    put?: never;
    post: { parameters: { query?: never; path?: never; header?: never; cookie?: never }; requestBody: { content: { 'application/json': { amountCents?: number; all?: true } } }; responses: { 201: { headers: Record<string, unknown>; content: { 'application/json': { id: number; uuid: string; operation: "credit" | "debit"; kind: string; amountCents: number; description: string; status: "completed" | "pending" | "reversed"; orderId: number | null; createdAt: string; balanceCents: number } } }; default: { headers: Record<string, unknown>; content: { 'application/problem+json': { type: string; title: string; status: number; detail: string; errors?: Record<string, string[]> } } } } };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/courier/withdrawals/{id}/cancel': {
    get?: never;
    put?: never;
    post: { parameters: { query?: never; path: { id: string | number }; header?: never; cookie?: never }; requestBody?: never; responses: { 200: { headers: Record<string, unknown>; content: { 'application/json': { balanceCents: number } } }; default: { headers: Record<string, unknown>; content: { 'application/problem+json': { type: string; title: string; status: number; detail: string; errors?: Record<string, string[]> } } } } };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/courier/pix-key': {
    get?: never;
    put: { parameters: { query?: never; path?: never; header?: never; cookie?: never }; requestBody: { content: { 'application/json': { pixKey: string | null; password: string } } }; responses: { 200: { headers: Record<string, unknown>; content: { 'application/json': { id: number; hubId: number; name: string; phone: string | null; email: string | null; registration: "awaiting_approval" | "active" | "suspended" | "refused" | "inactive" | "deleted"; blocked: boolean; blockedUntil: string | null; vehicle: { kind: string | null; model: string | null; color: string | null; plate: string | null; year: number | null }; pixKey: string | null; vehicleTypeIds: (number)[]; online: boolean; status: "offline" | "blocked" | "busy" | "available"; shiftEndsAt: string | null; location: { latitude: number; longitude: number } | null; lastSeenAt: string | null; activeOrders: ({ id: number; status: "waiting" | "scheduled" | "preparing" | "pending" | "accepted" | "arrived_pickup_location" | "collected" | "delivered" | "completed" | "cancelled" })[] } } }; default: { headers: Record<string, unknown>; content: { 'application/problem+json': { type: string; title: string; status: number; detail: string; errors?: Record<string, string[]> } } } } };
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/courier/password': {
    get?: never;
    put: { parameters: { query?: never; path?: never; header?: never; cookie?: never }; requestBody: { content: { 'application/json': { current: string; password: string } } }; responses: { 200: { headers: Record<string, unknown>; content: { 'application/json': { token: string; expiresAt: string; courier: { id: number; hubId: number; name: string; phone: string | null; email: string | null; registration: "awaiting_approval" | "active" | "suspended" | "refused" | "inactive" | "deleted"; blocked: boolean; blockedUntil: string | null; vehicle: { kind: string | null; model: string | null; color: string | null; plate: string | null; year: number | null }; pixKey: string | null; vehicleTypeIds: (number)[]; online: boolean; status: "offline" | "blocked" | "busy" | "available"; shiftEndsAt: string | null; location: { latitude: number; longitude: number } | null; lastSeenAt: string | null; activeOrders: ({ id: number; status: "waiting" | "scheduled" | "preparing" | "pending" | "accepted" | "arrived_pickup_location" | "collected" | "delivered" | "completed" | "cancelled" })[] } } } }; default: { headers: Record<string, unknown>; content: { 'application/problem+json': { type: string; title: string; status: number; detail: string; errors?: Record<string, string[]> } } } } };
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/courier/push-subscriptions/key': {
    get: { parameters: { query?: never; path?: never; header?: never; cookie?: never }; requestBody?: never; responses: { 200: { headers: Record<string, unknown>; content: { 'application/json': { publicKey: string | null } } }; default: { headers: Record<string, unknown>; content: { 'application/problem+json': { type: string; title: string; status: number; detail: string; errors?: Record<string, string[]> } } } } };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/courier/push-subscriptions': {
    get?: never;
    put: { parameters: { query?: never; path?: never; header?: never; cookie?: never }; requestBody: { content: { 'application/json': { endpoint: string; keys: { p256dh: string; auth: string }; language: "pt" | "en" } } }; responses: { 200: { headers: Record<string, unknown>; content: { 'application/json': { id: number } } }; default: { headers: Record<string, unknown>; content: { 'application/problem+json': { type: string; title: string; status: number; detail: string; errors?: Record<string, string[]> } } } } };
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/courier/push-subscriptions/{id}': {
    get?: never;
    put?: never;
    post?: never;
    delete: { parameters: { query?: never; path: { id: string | number }; header?: never; cookie?: never }; requestBody?: never; responses: { 204: { headers: Record<string, unknown>; content?: never }; default: { headers: Record<string, unknown>; content: { 'application/problem+json': { type: string; title: string; status: number; detail: string; errors?: Record<string, string[]> } } } } };
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/developer/apps/{id}/connections': {
    get: { parameters: { query?: never; path: { id: string | number }; header?: never; cookie?: never }; requestBody?: never; responses: { 200: { headers: Record<string, unknown>; content: { 'application/json': { items: ({ id: number; merchantName: string; webhookUrl: string | null; connectedAt: string; disconnectedAt: string | null; shownAt: string | null; lastUsedAt: string | null })[] } } }; default: { headers: Record<string, unknown>; content: { 'application/problem+json': { type: string; title: string; status: number; detail: string; errors?: Record<string, string[]> } } } } };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/developer/apps/{id}/connections/{connectionId}/credentials': {
    get?: never;
    put?: never;
    post: { parameters: { query?: never; path: { id: string | number; connectionId: string | number }; header?: never; cookie?: never }; requestBody?: never; responses: { 200: { headers: Record<string, unknown>; content: { 'application/json': { type: "open_delivery" | "full_api" | "model_m"; environment: "test" | "live"; clientId: string | null; secret: string; webhookSecret: string | null; merchantId: number; baseUrl: string; tokenUrl: string | null } } }; default: { headers: Record<string, unknown>; content: { 'application/problem+json': { type: string; title: string; status: number; detail: string; errors?: Record<string, string[]> } } } } };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/developer/apps/{id}/connections/{connectionId}/credentials/renew': {
    get?: never;
    put?: never;
    post: { parameters: { query?: never; path: { id: string | number; connectionId: string | number }; header?: never; cookie?: never }; requestBody?: never; responses: { 200: { headers: Record<string, unknown>; content: { 'application/json': { type: "open_delivery" | "full_api" | "model_m"; environment: "test" | "live"; clientId: string | null; secret: string; webhookSecret: string | null; merchantId: number; baseUrl: string; tokenUrl: string | null } } }; default: { headers: Record<string, unknown>; content: { 'application/problem+json': { type: string; title: string; status: number; detail: string; errors?: Record<string, string[]> } } } } };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/developer/apps/{id}/credentials': {
    get: { parameters: { query?: never; path: { id: string | number }; header?: never; cookie?: never }; requestBody?: never; responses: { 200: { headers: Record<string, unknown>; content: { 'application/json': { type: "open_delivery" | "full_api" | "model_m"; environment: "test" | "live"; clientId: string | null; secret: string; baseUrl: string; tokenUrl: string | null; merchantId: number; requestsPerMinute: number; createdAt: string; lastUsedAt: string | null } } }; default: { headers: Record<string, unknown>; content: { 'application/problem+json': { type: string; title: string; status: number; detail: string; errors?: Record<string, string[]> } } } } };
    put?: never;
    post: { parameters: { query?: never; path: { id: string | number }; header?: never; cookie?: never }; requestBody?: never; responses: { 201: { headers: Record<string, unknown>; content: { 'application/json': { type: "open_delivery" | "full_api" | "model_m"; environment: "test" | "live"; clientId: string | null; secret: string; baseUrl: string; tokenUrl: string | null; merchantId: number; requestsPerMinute: number; createdAt: string; lastUsedAt: string | null } } }; default: { headers: Record<string, unknown>; content: { 'application/problem+json': { type: string; title: string; status: number; detail: string; errors?: Record<string, string[]> } } } } };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/developer/apps/{id}/events': {
    get: { parameters: { query?: { lastEventId?: string | number }; path: { id: string | number }; header?: never; cookie?: never }; requestBody?: never; responses: { 200: { headers: Record<string, unknown>; content: { 'text/event-stream': string } }; default: { headers: Record<string, unknown>; content: { 'application/problem+json': { type: string; title: string; status: number; detail: string; errors?: Record<string, string[]> } } } } };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/developer/apps/{id}/deliveries': {
    get: { parameters: { query?: { state?: "queued" | "due" | "delivered" | "given_up" | "skipped" | "merged" | "cancelled"; orderId?: string | number; cursor?: string | number; limit?: string | number }; path: { id: string | number }; header?: never; cookie?: never }; requestBody?: never; responses: { 200: { headers: Record<string, unknown>; content: { 'application/json': { items: ({ id: number; face: string; subscriptionId: number; topic: string; aggregateId: number; state: string; dueAt: string | null; attempts: number; event: string | null; lastStatus: number | null; lastError: string | null; createdAt: string; settledAt: string | null; notice: string | null })[]; nextCursor: string | null } } }; default: { headers: Record<string, unknown>; content: { 'application/problem+json': { type: string; title: string; status: number; detail: string; errors?: Record<string, string[]> } } } } };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/developer/apps/{id}/deliveries/{deliveryId}': {
    get: { parameters: { query?: never; path: { id: string | number; deliveryId: string | number }; header?: never; cookie?: never }; requestBody?: never; responses: { 200: { headers: Record<string, unknown>; content: { 'application/json': { id: number; face: string; subscriptionId: number; topic: string; aggregateId: number; state: string; dueAt: string | null; attempts: number; event: string | null; lastStatus: number | null; lastError: string | null; createdAt: string; settledAt: string | null; notice: string | null; body: string | null; tries: ({ id: number; at: string; durationMs: number; status: number | null; error: string | null; answer: string | null; headers: Record<string, string> })[]; url: string | null; curl: string | null } } }; default: { headers: Record<string, unknown>; content: { 'application/problem+json': { type: string; title: string; status: number; detail: string; errors?: Record<string, string[]> } } } } };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/developer/apps/{id}/deliveries/{deliveryId}/resend': {
    get?: never;
    put?: never;
    post: { parameters: { query?: never; path: { id: string | number; deliveryId: string | number }; header?: never; cookie?: never }; requestBody?: never; responses: { 202: { headers: Record<string, unknown>; content: { 'application/json': { resent: number } } }; default: { headers: Record<string, unknown>; content: { 'application/problem+json': { type: string; title: string; status: number; detail: string; errors?: Record<string, string[]> } } } } };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/developer/apps/{id}/requests': {
    get: { parameters: { query?: { method?: "GET" | "POST" | "PUT" | "PATCH" | "DELETE"; status?: "2xx" | "3xx" | "4xx" | "5xx"; path?: string | number; cursor?: string | number; limit?: string | number }; path: { id: string | number }; header?: never; cookie?: never }; requestBody?: never; responses: { 200: { headers: Record<string, unknown>; content: { 'application/json': { items: ({ id: number; at: string; method: string; path: string; status: number; durationMs: number; requestId: string | null })[]; nextCursor: string | null } } }; default: { headers: Record<string, unknown>; content: { 'application/problem+json': { type: string; title: string; status: number; detail: string; errors?: Record<string, string[]> } } } } };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/developer/apps/{id}/requests/{requestId}': {
    get: { parameters: { query?: never; path: { id: string | number; requestId: string | number }; header?: never; cookie?: never }; requestBody?: never; responses: { 200: { headers: Record<string, unknown>; content: { 'application/json': { id: number; at: string; method: string; path: string; headers: Record<string, string>; body: string | null; status: number; answer: string | null; durationMs: number; requestId: string | null; curl: string } } }; default: { headers: Record<string, unknown>; content: { 'application/problem+json': { type: string; title: string; status: number; detail: string; errors?: Record<string, string[]> } } } } };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/developer/apps/{id}/logo': {
    get?: never;
    put: { parameters: { query?: never; path: { id: string | number }; header?: never; cookie?: never }; requestBody: { content: { 'multipart/form-data': FormData } }; responses: { 200: { headers: Record<string, unknown>; content: { 'application/json': { id: number; teamId: number; teamName: string; type: "open_delivery" | "full_api" | "model_m"; name: string; description: string | null; website: string | null; logoUrl: string | null; state: "draft" | "submitted" | "approved" | "refused"; listed: { name: string; description: string | null; website: string | null; logoUrl: string | null } | null; unlisted: ("name" | "description" | "website" | "logo")[]; sandbox: { hubId: number; merchantId: number; vehicleTypeId: number; robots: boolean }; createdAt: string; updatedAt: string } } }; default: { headers: Record<string, unknown>; content: { 'application/problem+json': { type: string; title: string; status: number; detail: string; errors?: Record<string, string[]> } } } } };
    post?: never;
    delete: { parameters: { query?: never; path: { id: string | number }; header?: never; cookie?: never }; requestBody?: never; responses: { 200: { headers: Record<string, unknown>; content: { 'application/json': { id: number; teamId: number; teamName: string; type: "open_delivery" | "full_api" | "model_m"; name: string; description: string | null; website: string | null; logoUrl: string | null; state: "draft" | "submitted" | "approved" | "refused"; listed: { name: string; description: string | null; website: string | null; logoUrl: string | null } | null; unlisted: ("name" | "description" | "website" | "logo")[]; sandbox: { hubId: number; merchantId: number; vehicleTypeId: number; robots: boolean }; createdAt: string; updatedAt: string } } }; default: { headers: Record<string, unknown>; content: { 'application/problem+json': { type: string; title: string; status: number; detail: string; errors?: Record<string, string[]> } } } } };
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/developer/apps/{id}/checklist': {
    get: { parameters: { query?: never; path: { id: string | number }; header?: never; cookie?: never }; requestBody?: never; responses: { 200: { headers: Record<string, unknown>; content: { 'application/json': { items: ({ check: "token_cached" | "answers_in_time" | "bad_signature_refused" | "retry_deduplicated" | "cancel_handled" | "order_completed"; passed: boolean | null; good: number; bad: number })[] } } }; default: { headers: Record<string, unknown>; content: { 'application/problem+json': { type: string; title: string; status: number; detail: string; errors?: Record<string, string[]> } } } } };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/developer/apps/{id}/checklist/probes': {
    get?: never;
    put?: never;
    post: { parameters: { query?: never; path: { id: string | number }; header?: never; cookie?: never }; requestBody?: never; responses: { 202: { headers: Record<string, unknown>; content?: never }; default: { headers: Record<string, unknown>; content: { 'application/problem+json': { type: string; title: string; status: number; detail: string; errors?: Record<string, string[]> } } } } };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/developer/apps/{id}/reviews': {
    get: { parameters: { query?: never; path: { id: string | number }; header?: never; cookie?: never }; requestBody?: never; responses: { 200: { headers: Record<string, unknown>; content: { 'application/json': { items: ({ id: number; state: "submitted" | "approved" | "refused"; submittedBy: string; submittedAt: string; decidedAt: string | null; reasons: string | null; checklist: ({ check: "token_cached" | "answers_in_time" | "bad_signature_refused" | "retry_deduplicated" | "cancel_handled" | "order_completed"; passed: boolean | null; good: number; bad: number })[] })[] } } }; default: { headers: Record<string, unknown>; content: { 'application/problem+json': { type: string; title: string; status: number; detail: string; errors?: Record<string, string[]> } } } } };
    put?: never;
    post: { parameters: { query?: never; path: { id: string | number }; header?: never; cookie?: never }; requestBody?: never; responses: { 201: { headers: Record<string, unknown>; content: { 'application/json': { id: number; state: "submitted" | "approved" | "refused"; submittedBy: string; submittedAt: string; decidedAt: string | null; reasons: string | null; checklist: ({ check: "token_cached" | "answers_in_time" | "bad_signature_refused" | "retry_deduplicated" | "cancel_handled" | "order_completed"; passed: boolean | null; good: number; bad: number })[] } } }; default: { headers: Record<string, unknown>; content: { 'application/problem+json': { type: string; title: string; status: number; detail: string; errors?: Record<string, string[]> } } } } };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/developer/apps/{id}/orders': {
    get: { parameters: { query?: { cursor?: string | number; limit?: string | number }; path: { id: string | number }; header?: never; cookie?: never }; requestBody?: never; responses: { 200: { headers: Record<string, unknown>; content: { 'application/json': { items: ({ id: number; publicId: string; externalId: string | null; status: "waiting" | "scheduled" | "preparing" | "pending" | "accepted" | "arrived_pickup_location" | "collected" | "delivered" | "completed" | "cancelled"; cancelReason: string | null; totalCents: number | null; lateChargeCents: number; createdAt: string })[]; nextCursor: string | null } } }; default: { headers: Record<string, unknown>; content: { 'application/problem+json': { type: string; title: string; status: number; detail: string; errors?: Record<string, string[]> } } } } };
    put?: never;
    post: { parameters: { query?: never; path: { id: string | number }; header?: never; cookie?: never }; requestBody: { content: { 'application/json': { scenario?: "normal" | "fail_stop" | "give_back" | "late" | "nobody" } } }; responses: { 201: { headers: Record<string, unknown>; content: { 'application/json': { id: number; publicId: string; externalId: string | null; status: "waiting" | "scheduled" | "preparing" | "pending" | "accepted" | "arrived_pickup_location" | "collected" | "delivered" | "completed" | "cancelled"; cancelReason: string | null; totalCents: number | null; lateChargeCents: number; createdAt: string; steps: ("next" | "late" | "fail_stop" | "give_back" | "cancel" | "nobody")[]; stops: ({ ordinal: number; address: string; status: string })[]; timeline: ({ type: string; at: string; stop: number | null })[] } } }; default: { headers: Record<string, unknown>; content: { 'application/problem+json': { type: string; title: string; status: number; detail: string; errors?: Record<string, string[]> } } } } };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/developer/apps/{id}/orders/{orderId}': {
    get: { parameters: { query?: never; path: { id: string | number; orderId: string | number }; header?: never; cookie?: never }; requestBody?: never; responses: { 200: { headers: Record<string, unknown>; content: { 'application/json': { id: number; publicId: string; externalId: string | null; status: "waiting" | "scheduled" | "preparing" | "pending" | "accepted" | "arrived_pickup_location" | "collected" | "delivered" | "completed" | "cancelled"; cancelReason: string | null; totalCents: number | null; lateChargeCents: number; createdAt: string; steps: ("next" | "late" | "fail_stop" | "give_back" | "cancel" | "nobody")[]; stops: ({ ordinal: number; address: string; status: string })[]; timeline: ({ type: string; at: string; stop: number | null })[] } } }; default: { headers: Record<string, unknown>; content: { 'application/problem+json': { type: string; title: string; status: number; detail: string; errors?: Record<string, string[]> } } } } };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/developer/apps/{id}/orders/{orderId}/steps': {
    get?: never;
    put?: never;
    post: { parameters: { query?: never; path: { id: string | number; orderId: string | number }; header?: never; cookie?: never }; requestBody: { content: { 'application/json': { step?: "next" | "late" | "fail_stop" | "give_back" | "cancel" | "nobody" } } }; responses: { 200: { headers: Record<string, unknown>; content: { 'application/json': { id: number; publicId: string; externalId: string | null; status: "waiting" | "scheduled" | "preparing" | "pending" | "accepted" | "arrived_pickup_location" | "collected" | "delivered" | "completed" | "cancelled"; cancelReason: string | null; totalCents: number | null; lateChargeCents: number; createdAt: string; steps: ("next" | "late" | "fail_stop" | "give_back" | "cancel" | "nobody")[]; stops: ({ ordinal: number; address: string; status: string })[]; timeline: ({ type: string; at: string; stop: number | null })[] } } }; default: { headers: Record<string, unknown>; content: { 'application/problem+json': { type: string; title: string; status: number; detail: string; errors?: Record<string, string[]> } } } } };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/developer/apps/{id}/webhook': {
    get: { parameters: { query?: never; path: { id: string | number }; header?: never; cookie?: never }; requestBody?: never; responses: { 200: { headers: Record<string, unknown>; content: { 'application/json': { url: string | null; events: (string)[] | null; merchantsMaySetTheirOwn: boolean; acceptAny2xx: boolean; subscriptionId: number | null; active: boolean; consecutiveFailures: number; lastStatus: number | null; lastError: string | null; notice: string | null } } }; default: { headers: Record<string, unknown>; content: { 'application/problem+json': { type: string; title: string; status: number; detail: string; errors?: Record<string, string[]> } } } } };
    put: { parameters: { query?: never; path: { id: string | number }; header?: never; cookie?: never }; requestBody: { content: { 'application/json': { url: string | null; events?: ("ORDER_CREATED" | "ORDER_SEARCHING_COURIER" | "ORDER_ACCEPTED" | "COURIER_ASSIGNED" | "ORDER_ARRIVED_AT_PICKUP" | "ORDER_COLLECTED" | "ORDER_COMPLETED" | "ORDER_CANCELLED" | "ORDER_UPDATED" | "ORDER_DELETED")[] | null; merchantsMaySetTheirOwn?: boolean; acceptAny2xx?: boolean } } }; responses: { 200: { headers: Record<string, unknown>; content: { 'application/json': { url: string | null; events: (string)[] | null; merchantsMaySetTheirOwn: boolean; acceptAny2xx: boolean; subscriptionId: number | null; active: boolean; consecutiveFailures: number; lastStatus: number | null; lastError: string | null; notice: string | null } } }; default: { headers: Record<string, unknown>; content: { 'application/problem+json': { type: string; title: string; status: number; detail: string; errors?: Record<string, string[]> } } } } };
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/developer/apps/{id}/webhook/events': {
    get: { parameters: { query?: never; path: { id: string | number }; header?: never; cookie?: never }; requestBody?: never; responses: { 200: { headers: Record<string, unknown>; content: { 'application/json': { items: (string)[] } } }; default: { headers: Record<string, unknown>; content: { 'application/problem+json': { type: string; title: string; status: number; detail: string; errors?: Record<string, string[]> } } } } };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/developer/apps/{id}/webhook/test': {
    get?: never;
    put?: never;
    post: { parameters: { query?: never; path: { id: string | number }; header?: never; cookie?: never }; requestBody: { content: { 'application/json': { event?: string | null } } }; responses: { 202: { headers: Record<string, unknown>; content: { 'application/json': { deliveryId: number; state: string; status: number | null; error: string | null; notice: string | null } } }; default: { headers: Record<string, unknown>; content: { 'application/problem+json': { type: string; title: string; status: number; detail: string; errors?: Record<string, string[]> } } } } };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/developer/apps/{id}/webhook/secret': {
    get?: never;
    put?: never;
    post: { parameters: { query?: never; path: { id: string | number }; header?: never; cookie?: never }; requestBody?: never; responses: { 200: { headers: Record<string, unknown>; content: { 'application/json': { secret: string; signedWithCredential: boolean } } }; default: { headers: Record<string, unknown>; content: { 'application/problem+json': { type: string; title: string; status: number; detail: string; errors?: Record<string, string[]> } } } } };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/developer/apps': {
    get: { parameters: { query?: never; path?: never; header?: never; cookie?: never }; requestBody?: never; responses: { 200: { headers: Record<string, unknown>; content: { 'application/json': { items: ({ id: number; teamId: number; teamName: string; type: "open_delivery" | "full_api" | "model_m"; name: string; description: string | null; website: string | null; logoUrl: string | null; state: "draft" | "submitted" | "approved" | "refused"; listed: { name: string; description: string | null; website: string | null; logoUrl: string | null } | null; unlisted: ("name" | "description" | "website" | "logo")[]; sandbox: { hubId: number; merchantId: number; vehicleTypeId: number; robots: boolean }; createdAt: string; updatedAt: string })[] } } }; default: { headers: Record<string, unknown>; content: { 'application/problem+json': { type: string; title: string; status: number; detail: string; errors?: Record<string, string[]> } } } } };
    put?: never;
    post: { parameters: { query?: never; path?: never; header?: never; cookie?: never }; requestBody: { content: { 'application/json': { teamId: number; type: "open_delivery" | "full_api" | "model_m"; name: string } } }; responses: { 201: { headers: Record<string, unknown>; content: { 'application/json': { id: number; teamId: number; teamName: string; type: "open_delivery" | "full_api" | "model_m"; name: string; description: string | null; website: string | null; logoUrl: string | null; state: "draft" | "submitted" | "approved" | "refused"; listed: { name: string; description: string | null; website: string | null; logoUrl: string | null } | null; unlisted: ("name" | "description" | "website" | "logo")[]; sandbox: { hubId: number; merchantId: number; vehicleTypeId: number; robots: boolean }; createdAt: string; updatedAt: string } } }; default: { headers: Record<string, unknown>; content: { 'application/problem+json': { type: string; title: string; status: number; detail: string; errors?: Record<string, string[]> } } } } };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/developer/apps/{id}': {
    get: { parameters: { query?: never; path: { id: string | number }; header?: never; cookie?: never }; requestBody?: never; responses: { 200: { headers: Record<string, unknown>; content: { 'application/json': { id: number; teamId: number; teamName: string; type: "open_delivery" | "full_api" | "model_m"; name: string; description: string | null; website: string | null; logoUrl: string | null; state: "draft" | "submitted" | "approved" | "refused"; listed: { name: string; description: string | null; website: string | null; logoUrl: string | null } | null; unlisted: ("name" | "description" | "website" | "logo")[]; sandbox: { hubId: number; merchantId: number; vehicleTypeId: number; robots: boolean }; createdAt: string; updatedAt: string } } }; default: { headers: Record<string, unknown>; content: { 'application/problem+json': { type: string; title: string; status: number; detail: string; errors?: Record<string, string[]> } } } } };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch: { parameters: { query?: never; path: { id: string | number }; header?: never; cookie?: never }; requestBody: { content: { 'application/json': { name?: string; description?: string | null; website?: string | null } } }; responses: { 200: { headers: Record<string, unknown>; content: { 'application/json': { id: number; teamId: number; teamName: string; type: "open_delivery" | "full_api" | "model_m"; name: string; description: string | null; website: string | null; logoUrl: string | null; state: "draft" | "submitted" | "approved" | "refused"; listed: { name: string; description: string | null; website: string | null; logoUrl: string | null } | null; unlisted: ("name" | "description" | "website" | "logo")[]; sandbox: { hubId: number; merchantId: number; vehicleTypeId: number; robots: boolean }; createdAt: string; updatedAt: string } } }; default: { headers: Record<string, unknown>; content: { 'application/problem+json': { type: string; title: string; status: number; detail: string; errors?: Record<string, string[]> } } } } };
    trace?: never;
  };
  '/api/developer/apps/{id}/sandbox': {
    get?: never;
    put: { parameters: { query?: never; path: { id: string | number }; header?: never; cookie?: never }; requestBody: { content: { 'application/json': { robots: boolean } } }; responses: { 200: { headers: Record<string, unknown>; content: { 'application/json': { id: number; teamId: number; teamName: string; type: "open_delivery" | "full_api" | "model_m"; name: string; description: string | null; website: string | null; logoUrl: string | null; state: "draft" | "submitted" | "approved" | "refused"; listed: { name: string; description: string | null; website: string | null; logoUrl: string | null } | null; unlisted: ("name" | "description" | "website" | "logo")[]; sandbox: { hubId: number; merchantId: number; vehicleTypeId: number; robots: boolean }; createdAt: string; updatedAt: string } } }; default: { headers: Record<string, unknown>; content: { 'application/problem+json': { type: string; title: string; status: number; detail: string; errors?: Record<string, string[]> } } } } };
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/developer/apps/{id}/activity': {
    get: { parameters: { query?: { cursor?: string | number; limit?: string | number }; path: { id: string | number }; header?: never; cookie?: never }; requestBody?: never; responses: { 200: { headers: Record<string, unknown>; content: { 'application/json': { items: ({ id: number; at: string; by: string; action: string; entityId: string | null; before: unknown; after: unknown })[]; nextCursor: string | null } } }; default: { headers: Record<string, unknown>; content: { 'application/problem+json': { type: string; title: string; status: number; detail: string; errors?: Record<string, string[]> } } } } };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/developer/login': {
    get?: never;
    put?: never;
    post: { parameters: { query?: never; path?: never; header?: never; cookie?: never }; requestBody: { content: { 'application/json': { email: string; password: string } } }; responses: { 200: { headers: Record<string, unknown>; content: { 'application/json': { token: string; expiresAt: string; developer: { id: number; name: string; email: string } } } }; default: { headers: Record<string, unknown>; content: { 'application/problem+json': { type: string; title: string; status: number; detail: string; errors?: Record<string, string[]> } } } } };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/developer/sessions': {
    get: { parameters: { query?: never; path?: never; header?: never; cookie?: never }; requestBody?: never; responses: { 200: { headers: Record<string, unknown>; content: { 'application/json': { items: ({ id: number; label: string; createdAt: string; expiresAt: string; current: boolean })[] } } }; default: { headers: Record<string, unknown>; content: { 'application/problem+json': { type: string; title: string; status: number; detail: string; errors?: Record<string, string[]> } } } } };
    put?: never;
    post: { parameters: { query?: never; path?: never; header?: never; cookie?: never }; requestBody: { content: { 'application/json': { email: string; password: string } } }; responses: { 204: { headers: Record<string, unknown>; content?: never }; default: { headers: Record<string, unknown>; content: { 'application/problem+json': { type: string; title: string; status: number; detail: string; errors?: Record<string, string[]> } } } } };
    delete: { parameters: { query?: never; path?: never; header?: never; cookie?: never }; requestBody?: never; responses: { 204: { headers: Record<string, unknown>; content?: never }; default: { headers: Record<string, unknown>; content: { 'application/problem+json': { type: string; title: string; status: number; detail: string; errors?: Record<string, string[]> } } } } };
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/developer/teams/{id}/invitations': {
    get?: never;
    put?: never;
    post: { parameters: { query?: never; path: { id: string | number }; header?: never; cookie?: never }; requestBody: { content: { 'application/json': { email: string } } }; responses: { 201: { headers: Record<string, unknown>; content: { 'application/json': { id: number; email: string; invitedBy: string; createdAt: string; expiresAt: string } } }; default: { headers: Record<string, unknown>; content: { 'application/problem+json': { type: string; title: string; status: number; detail: string; errors?: Record<string, string[]> } } } } };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/developer/teams/{id}/invitations/{invitationId}': {
    get?: never;
    put?: never;
    post?: never;
    delete: { parameters: { query?: never; path: { id: string | number; invitationId: string | number }; header?: never; cookie?: never }; requestBody?: never; responses: { 204: { headers: Record<string, unknown>; content?: never }; default: { headers: Record<string, unknown>; content: { 'application/problem+json': { type: string; title: string; status: number; detail: string; errors?: Record<string, string[]> } } } } };
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/developer/teams/{id}/members/{developerId}': {
    get?: never;
    put?: never;
    post?: never;
    delete: { parameters: { query?: never; path: { id: string | number; developerId: string | number }; header?: never; cookie?: never }; requestBody?: never; responses: { 204: { headers: Record<string, unknown>; content?: never }; default: { headers: Record<string, unknown>; content: { 'application/problem+json': { type: string; title: string; status: number; detail: string; errors?: Record<string, string[]> } } } } };
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/developer/invitations/accept': {
    get?: never;
    put?: never;
    post: { parameters: { query?: never; path?: never; header?: never; cookie?: never }; requestBody: { content: { 'application/json': { token: string } } }; responses: { 200: { headers: Record<string, unknown>; content: { 'application/json': { id: number; name: string; role: "owner" | "member"; createdAt: string } } }; default: { headers: Record<string, unknown>; content: { 'application/problem+json': { type: string; title: string; status: number; detail: string; errors?: Record<string, string[]> } } } } };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/developer/register': {
    get?: never;
    put?: never;
    post: { parameters: { query?: never; path?: never; header?: never; cookie?: never }; requestBody: { content: { 'application/json': { name: string; email: string; password: string; invitation?: string } } }; responses: { 202: { headers: Record<string, unknown>; content: { 'application/json': { confirmed: boolean } } }; default: { headers: Record<string, unknown>; content: { 'application/problem+json': { type: string; title: string; status: number; detail: string; errors?: Record<string, string[]> } } } } };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/developer/confirm': {
    get?: never;
    put?: never;
    post: { parameters: { query?: never; path?: never; header?: never; cookie?: never }; requestBody: { content: { 'application/json': { token: string; password: string } } }; responses: { 204: { headers: Record<string, unknown>; content?: never }; default: { headers: Record<string, unknown>; content: { 'application/problem+json': { type: string; title: string; status: number; detail: string; errors?: Record<string, string[]> } } } } };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/developer/password-links': {
    get?: never;
    put?: never;
    post: { parameters: { query?: never; path?: never; header?: never; cookie?: never }; requestBody: { content: { 'application/json': { email: string } } }; responses: { 202: { headers: Record<string, unknown>; content?: never }; default: { headers: Record<string, unknown>; content: { 'application/problem+json': { type: string; title: string; status: number; detail: string; errors?: Record<string, string[]> } } } } };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/developer/password-links/complete': {
    get?: never;
    put?: never;
    post: { parameters: { query?: never; path?: never; header?: never; cookie?: never }; requestBody: { content: { 'application/json': { token: string; password: string } } }; responses: { 204: { headers: Record<string, unknown>; content?: never }; default: { headers: Record<string, unknown>; content: { 'application/problem+json': { type: string; title: string; status: number; detail: string; errors?: Record<string, string[]> } } } } };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/developer/sessions/current': {
    get: { parameters: { query?: never; path?: never; header?: never; cookie?: never }; requestBody?: never; responses: { 200: { headers: Record<string, unknown>; content: { 'application/json': { developer: { id: number; name: string; email: string }; teams: ({ id: number; name: string; role: "owner" | "member"; createdAt: string })[] } } }; default: { headers: Record<string, unknown>; content: { 'application/problem+json': { type: string; title: string; status: number; detail: string; errors?: Record<string, string[]> } } } } };
    put?: never;
    post?: never;
    delete: { parameters: { query?: never; path?: never; header?: never; cookie?: never }; requestBody?: never; responses: { 204: { headers: Record<string, unknown>; content?: never }; default: { headers: Record<string, unknown>; content: { 'application/problem+json': { type: string; title: string; status: number; detail: string; errors?: Record<string, string[]> } } } } };
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/developer/password': {
    get?: never;
    put: { parameters: { query?: never; path?: never; header?: never; cookie?: never }; requestBody: { content: { 'application/json': { current: string; password: string } } }; responses: { 204: { headers: Record<string, unknown>; content?: never }; default: { headers: Record<string, unknown>; content: { 'application/problem+json': { type: string; title: string; status: number; detail: string; errors?: Record<string, string[]> } } } } };
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/developer/teams': {
    get: { parameters: { query?: never; path?: never; header?: never; cookie?: never }; requestBody?: never; responses: { 200: { headers: Record<string, unknown>; content: { 'application/json': { items: ({ id: number; name: string; role: "owner" | "member"; createdAt: string })[] } } }; default: { headers: Record<string, unknown>; content: { 'application/problem+json': { type: string; title: string; status: number; detail: string; errors?: Record<string, string[]> } } } } };
    put?: never;
    post: { parameters: { query?: never; path?: never; header?: never; cookie?: never }; requestBody: { content: { 'application/json': { name: string } } }; responses: { 201: { headers: Record<string, unknown>; content: { 'application/json': { id: number; name: string; role: "owner" | "member"; createdAt: string } } }; default: { headers: Record<string, unknown>; content: { 'application/problem+json': { type: string; title: string; status: number; detail: string; errors?: Record<string, string[]> } } } } };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/developer/teams/{id}': {
    get: { parameters: { query?: never; path: { id: string | number }; header?: never; cookie?: never }; requestBody?: never; responses: { 200: { headers: Record<string, unknown>; content: { 'application/json': { id: number; name: string; role: "owner" | "member"; createdAt: string; members: ({ developerId: number; name: string; email: string; role: "owner" | "member"; since: string })[]; invitations: ({ id: number; email: string; invitedBy: string; createdAt: string; expiresAt: string })[] } } }; default: { headers: Record<string, unknown>; content: { 'application/problem+json': { type: string; title: string; status: number; detail: string; errors?: Record<string, string[]> } } } } };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch: { parameters: { query?: never; path: { id: string | number }; header?: never; cookie?: never }; requestBody: { content: { 'application/json': { name: string } } }; responses: { 200: { headers: Record<string, unknown>; content: { 'application/json': { id: number; name: string; role: "owner" | "member"; createdAt: string } } }; default: { headers: Record<string, unknown>; content: { 'application/problem+json': { type: string; title: string; status: number; detail: string; errors?: Record<string, string[]> } } } } };
    trace?: never;
  };
  '/api/developer/teams/{id}/transfer': {
    get?: never;
    put?: never;
    post: { parameters: { query?: never; path: { id: string | number }; header?: never; cookie?: never }; requestBody: { content: { 'application/json': { developerId: number } } }; responses: { 200: { headers: Record<string, unknown>; content: { 'application/json': { id: number; name: string; role: "owner" | "member"; createdAt: string } } }; default: { headers: Record<string, unknown>; content: { 'application/problem+json': { type: string; title: string; status: number; detail: string; errors?: Record<string, string[]> } } } } };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/developer/teams/{id}/activity': {
    get: { parameters: { query?: { cursor?: string | number; limit?: string | number }; path: { id: string | number }; header?: never; cookie?: never }; requestBody?: never; responses: { 200: { headers: Record<string, unknown>; content: { 'application/json': { items: ({ id: number; at: string; by: string; action: string; entityId: string | null; before: unknown; after: unknown })[]; nextCursor: string | null } } }; default: { headers: Record<string, unknown>; content: { 'application/problem+json': { type: string; title: string; status: number; detail: string; errors?: Record<string, string[]> } } } } };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/merchant/delivery-imports/preview': {
    get?: never;
    put?: never;
    post: { parameters: { query?: never; path?: never; header?: never; cookie?: never }; requestBody: { content: { 'application/json': { csv: string } } }; responses: { 200: { headers: Record<string, unknown>; content: { 'application/json': { items: ({ line: number; delivery: { name: string | null; phone: string | null; address: string; complement: string | null; instructions: string | null; externalId: string | null; collectCents: number | null }; totalCents: number | null; fault: string | null })[]; totalCents: number; faults: number } } }; default: { headers: Record<string, unknown>; content: { 'application/problem+json': { type: string; title: string; status: number; detail: string; errors?: Record<string, string[]> } } } } };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/merchant/delivery-imports': {
    get: { parameters: { query?: never; path?: never; header?: never; cookie?: never }; requestBody?: never; responses: { 200: { headers: Record<string, unknown>; content: { 'application/json': { items: ({ id: number; key: string; paymentMethod: "wallet" | "invoiced"; total: number; done: number; refused: number; createdAt: string; endedAt: string | null })[] } } }; default: { headers: Record<string, unknown>; content: { 'application/problem+json': { type: string; title: string; status: number; detail: string; errors?: Record<string, string[]> } } } } };
    put?: never;
    post: { parameters: { query?: never; path?: never; header?: never; cookie?: never }; requestBody: { content: { 'application/json': { key: string; csv: string; paymentMethod: "wallet" | "invoiced" } } }; responses: { 201: { headers: Record<string, unknown>; content: { 'application/json': { id: number; key: string; paymentMethod: "wallet" | "invoiced"; total: number; done: number; refused: number; createdAt: string; endedAt: string | null } } }; default: { headers: Record<string, unknown>; content: { 'application/problem+json': { type: string; title: string; status: number; detail: string; errors?: Record<string, string[]> } } } } };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/merchant/delivery-imports/{id}': {
    get: { parameters: { query?: never; path: { id: string | number }; header?: never; cookie?: never }; requestBody?: never; responses: { 200: { headers: Record<string, unknown>; content: { 'application/json': { id: number; key: string; paymentMethod: "wallet" | "invoiced"; total: number; done: number; refused: number; createdAt: string; endedAt: string | null; rows: ({ line: number; delivery: { name: string | null; phone: string | null; address: string; complement: string | null; instructions: string | null; externalId: string | null; collectCents: number | null }; state: "pending" | "done" | "refused"; refusal: string | null; orderId: number | null })[] } } }; default: { headers: Record<string, unknown>; content: { 'application/problem+json': { type: string; title: string; status: number; detail: string; errors?: Record<string, string[]> } } } } };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/merchant/password': {
    get?: never;
    put: { parameters: { query?: never; path?: never; header?: never; cookie?: never }; requestBody: { content: { 'application/json': { current: string; password: string } } }; responses: { 204: { headers: Record<string, unknown>; content?: never }; default: { headers: Record<string, unknown>; content: { 'application/problem+json': { type: string; title: string; status: number; detail: string; errors?: Record<string, string[]> } } } } };
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/merchant/second-factor': {
    get?: never;
    put?: never;
    post: { parameters: { query?: never; path?: never; header?: never; cookie?: never }; requestBody?: never; responses: { 200: { headers: Record<string, unknown>; content: { 'application/json': { secret: string; uri: string; qr: (string)[] } } }; default: { headers: Record<string, unknown>; content: { 'application/problem+json': { type: string; title: string; status: number; detail: string; errors?: Record<string, string[]> } } } } };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/merchant/second-factor/confirm': {
    get?: never;
    put?: never;
    post: { parameters: { query?: never; path?: never; header?: never; cookie?: never }; requestBody: { content: { 'application/json': { code: string } } }; responses: { 200: { headers: Record<string, unknown>; content: { 'application/json': { id: number; recoveryCodes: (string)[] } } }; default: { headers: Record<string, unknown>; content: { 'application/problem+json': { type: string; title: string; status: number; detail: string; errors?: Record<string, string[]> } } } } };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/merchant/second-factor/remove': {
    get?: never;
    put?: never;
    post: { parameters: { query?: never; path?: never; header?: never; cookie?: never }; requestBody: { content: { 'application/json': { code: string } } }; responses: { 200: { headers: Record<string, unknown>; content: { 'application/json': { id: number } } }; default: { headers: Record<string, unknown>; content: { 'application/problem+json': { type: string; title: string; status: number; detail: string; errors?: Record<string, string[]> } } } } };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/merchant/account': {
    get: { parameters: { query?: never; path?: never; header?: never; cookie?: never }; requestBody?: never; responses: { 200: { headers: Record<string, unknown>; content: { 'application/json': { id: number; name: string; legalName: string | null; email: string | null; phone: string; document: string | null; address: { street: string | null; number: string | null; complement: string | null; district: string | null; city: string | null; state: string | null; postalCode: string | null; latitude: number | null; longitude: number | null } | null; openingHours: ({ weekday: number; from: string; to: string })[] | null; courierNote: string | null; logoUrl: string | null; preparation: { preparationMinutes: number | null; items: ({ weekday: number; hour: number; seconds: number; samples: number; used: boolean })[] } } } }; default: { headers: Record<string, unknown>; content: { 'application/problem+json': { type: string; title: string; status: number; detail: string; errors?: Record<string, string[]> } } } } };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch: { parameters: { query?: never; path?: never; header?: never; cookie?: never }; requestBody: { content: { 'application/json': { name?: string; phone?: string; address?: { street: string; number?: string | null; complement?: string | null; district?: string | null; city?: string | null; state?: string | null; postalCode?: string | null }; openingHours?: ({ weekday: number; from: string; to: string })[] | null; preparationMinutes?: number | null; courierNote?: string | null } } }; responses: { 200: { headers: Record<string, unknown>; content: { 'application/json': { id: number; name: string; legalName: string | null; email: string | null; phone: string; document: string | null; address: { street: string | null; number: string | null; complement: string | null; district: string | null; city: string | null; state: string | null; postalCode: string | null; latitude: number | null; longitude: number | null } | null; openingHours: ({ weekday: number; from: string; to: string })[] | null; courierNote: string | null; logoUrl: string | null; preparation: { preparationMinutes: number | null; items: ({ weekday: number; hour: number; seconds: number; samples: number; used: boolean })[] } } } }; default: { headers: Record<string, unknown>; content: { 'application/problem+json': { type: string; title: string; status: number; detail: string; errors?: Record<string, string[]> } } } } };
    trace?: never;
  };
  '/api/merchant/account/logo': {
    get?: never;
    put: { parameters: { query?: never; path?: never; header?: never; cookie?: never }; requestBody: { content: { 'multipart/form-data': FormData } }; responses: { 200: { headers: Record<string, unknown>; content: { 'application/json': { id: number; name: string; legalName: string | null; email: string | null; phone: string; document: string | null; address: { street: string | null; number: string | null; complement: string | null; district: string | null; city: string | null; state: string | null; postalCode: string | null; latitude: number | null; longitude: number | null } | null; openingHours: ({ weekday: number; from: string; to: string })[] | null; courierNote: string | null; logoUrl: string | null; preparation: { preparationMinutes: number | null; items: ({ weekday: number; hour: number; seconds: number; samples: number; used: boolean })[] } } } }; default: { headers: Record<string, unknown>; content: { 'application/problem+json': { type: string; title: string; status: number; detail: string; errors?: Record<string, string[]> } } } } };
    post?: never;
    delete: { parameters: { query?: never; path?: never; header?: never; cookie?: never }; requestBody?: never; responses: { 204: { headers: Record<string, unknown>; content?: never }; default: { headers: Record<string, unknown>; content: { 'application/problem+json': { type: string; title: string; status: number; detail: string; errors?: Record<string, string[]> } } } } };
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/merchant/apps': {
    get: { parameters: { query?: never; path?: never; header?: never; cookie?: never }; requestBody?: never; responses: { 200: { headers: Record<string, unknown>; content: { 'application/json': { items: ({ id: number; name: string; type: "open_delivery" | "full_api" | "model_m"; logoUrl: string | null; teamName: string; description: string | null; website: string | null; merchantsMaySetTheirOwn: boolean })[] } } }; default: { headers: Record<string, unknown>; content: { 'application/problem+json': { type: string; title: string; status: number; detail: string; errors?: Record<string, string[]> } } } } };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/merchant/app-connections': {
    get: { parameters: { query?: never; path?: never; header?: never; cookie?: never }; requestBody?: never; responses: { 200: { headers: Record<string, unknown>; content: { 'application/json': { items: ({ id: number; appId: number; name: string; type: "open_delivery" | "full_api" | "model_m"; logoUrl: string | null; teamName: string; webhookUrl: string | null; connectedAt: string; disconnectedAt: string | null; lastUsedAt: string | null })[] } } }; default: { headers: Record<string, unknown>; content: { 'application/problem+json': { type: string; title: string; status: number; detail: string; errors?: Record<string, string[]> } } } } };
    put?: never;
    post: { parameters: { query?: never; path?: never; header?: never; cookie?: never }; requestBody: { content: { 'application/json': { appId: number; webhookUrl?: string | null } } }; responses: { 201: { headers: Record<string, unknown>; content: { 'application/json': { id: number; appId: number; name: string; type: "open_delivery" | "full_api" | "model_m"; logoUrl: string | null; teamName: string; webhookUrl: string | null; connectedAt: string; disconnectedAt: string | null; lastUsedAt: string | null } } }; default: { headers: Record<string, unknown>; content: { 'application/problem+json': { type: string; title: string; status: number; detail: string; errors?: Record<string, string[]> } } } } };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/merchant/app-connections/{id}': {
    get?: never;
    put?: never;
    post?: never;
    delete: { parameters: { query?: never; path: { id: string | number }; header?: never; cookie?: never }; requestBody?: never; responses: { 204: { headers: Record<string, unknown>; content?: never }; default: { headers: Record<string, unknown>; content: { 'application/problem+json': { type: string; title: string; status: number; detail: string; errors?: Record<string, string[]> } } } } };
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/merchant/deliveries': {
    get: { parameters: { query?: { subscriptionId?: string | number; orderId?: string | number; state?: "queued" | "due" | "delivered" | "given_up" | "skipped" | "merged" | "cancelled"; cursor?: string | number; limit?: string | number }; path?: never; header?: never; cookie?: never }; requestBody?: never; responses: { 200: { headers: Record<string, unknown>; content: { 'application/json': { items: ({ id: number; face: string; subscriptionId: number; topic: string; aggregateId: number; state: string; dueAt: string | null; attempts: number; event: string | null; lastStatus: number | null; lastError: string | null; createdAt: string; settledAt: string | null; notice: string | null })[]; nextCursor: string | null } } }; default: { headers: Record<string, unknown>; content: { 'application/problem+json': { type: string; title: string; status: number; detail: string; errors?: Record<string, string[]> } } } } };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/merchant/deliveries/{id}': {
    get: { parameters: { query?: never; path: { id: string | number }; header?: never; cookie?: never }; requestBody?: never; responses: { 200: { headers: Record<string, unknown>; content: { 'application/json': { id: number; face: string; subscriptionId: number; topic: string; aggregateId: number; state: string; dueAt: string | null; attempts: number; event: string | null; lastStatus: number | null; lastError: string | null; createdAt: string; settledAt: string | null; notice: string | null; body: string | null; tries: ({ id: number; at: string; durationMs: number; status: number | null; error: string | null; answer: string | null; headers: Record<string, string> })[] } } }; default: { headers: Record<string, unknown>; content: { 'application/problem+json': { type: string; title: string; status: number; detail: string; errors?: Record<string, string[]> } } } } };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/merchant/deliveries/{id}/resend': {
    get?: never;
    put?: never;
    post: { parameters: { query?: never; path: { id: string | number }; header?: never; cookie?: never }; requestBody?: never; responses: { 202: { headers: Record<string, unknown>; content: { 'application/json': { resent: number } } }; default: { headers: Record<string, unknown>; content: { 'application/problem+json': { type: string; title: string; status: number; detail: string; errors?: Record<string, string[]> } } } } };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/merchant/events': {
    get: { parameters: { query?: { lastEventId?: string | number }; path?: never; header?: never; cookie?: never }; requestBody?: never; responses: { 200: { headers: Record<string, unknown>; content: { 'text/event-stream': string } }; default: { headers: Record<string, unknown>; content: { 'application/problem+json': { type: string; title: string; status: number; detail: string; errors?: Record<string, string[]> } } } } };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/merchant/keys': {
    get: { parameters: { query?: never; path?: never; header?: never; cookie?: never }; requestBody?: never; responses: { 200: { headers: Record<string, unknown>; content: { 'application/json': { items: ({ id: number; kind: string; environment: string; label: string; expiresAt: string | null; lastUsedAt: string | null; deactivatedAt: string | null; createdAt: string })[] } } }; default: { headers: Record<string, unknown>; content: { 'application/problem+json': { type: string; title: string; status: number; detail: string; errors?: Record<string, string[]> } } } } };
    put?: never;
    post: { parameters: { query?: never; path?: never; header?: never; cookie?: never }; requestBody: { content: { 'application/json': { kind: "full_api_key" | "model_m_key"; label: string } } }; responses: { 201: { headers: Record<string, unknown>; content: { 'application/json': { id: number; key: string } } }; default: { headers: Record<string, unknown>; content: { 'application/problem+json': { type: string; title: string; status: number; detail: string; errors?: Record<string, string[]> } } } } };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/merchant/keys/{id}/rotate': {
    get?: never;
    put?: never;
    post: { parameters: { query?: never; path: { id: string | number }; header?: never; cookie?: never }; requestBody?: never; responses: { 201: { headers: Record<string, unknown>; content: { 'application/json': { id: number; key: string } } }; default: { headers: Record<string, unknown>; content: { 'application/problem+json': { type: string; title: string; status: number; detail: string; errors?: Record<string, string[]> } } } } };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/merchant/keys/{id}': {
    get?: never;
    put?: never;
    post?: never;
    delete: { parameters: { query?: never; path: { id: string | number }; header?: never; cookie?: never }; requestBody?: never; responses: { 204: { headers: Record<string, unknown>; content?: never }; default: { headers: Record<string, unknown>; content: { 'application/problem+json': { type: string; title: string; status: number; detail: string; errors?: Record<string, string[]> } } } } };
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/merchant/login': {
    get?: never;
    put?: never;
    post: { parameters: { query?: never; path?: never; header?: never; cookie?: never }; requestBody: { content: { 'application/json': { email: string; password: string; code?: string } } }; responses: { 200: { headers: Record<string, unknown>; content: { 'application/json': { token: string; expiresAt: string; merchant: { id: number; ownerId: number | null; name: string; email: string | null } } } }; default: { headers: Record<string, unknown>; content: { 'application/problem+json': { type: string; title: string; status: number; detail: string; errors?: Record<string, string[]> } } } } };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/merchant/sessions': {
    get: { parameters: { query?: never; path?: never; header?: never; cookie?: never }; requestBody?: never; responses: { 200: { headers: Record<string, unknown>; content: { 'application/json': { items: ({ id: number; label: string; createdAt: string; expiresAt: string; current: boolean })[] } } }; default: { headers: Record<string, unknown>; content: { 'application/problem+json': { type: string; title: string; status: number; detail: string; errors?: Record<string, string[]> } } } } };
    put?: never;
    post: { parameters: { query?: never; path?: never; header?: never; cookie?: never }; requestBody: { content: { 'application/json': { email: string; password: string; code?: string } } }; responses: { 204: { headers: Record<string, unknown>; content?: never }; default: { headers: Record<string, unknown>; content: { 'application/problem+json': { type: string; title: string; status: number; detail: string; errors?: Record<string, string[]> } } } } };
    delete: { parameters: { query?: never; path?: never; header?: never; cookie?: never }; requestBody?: never; responses: { 204: { headers: Record<string, unknown>; content?: never }; default: { headers: Record<string, unknown>; content: { 'application/problem+json': { type: string; title: string; status: number; detail: string; errors?: Record<string, string[]> } } } } };
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/merchant/open-delivery': {
    get: { parameters: { query?: never; path?: never; header?: never; cookie?: never }; requestBody?: never; responses: { 200: { headers: Record<string, unknown>; content: { 'application/json': { enabled: boolean; webhookUrl: string | null; acceptMarketplaceOrders: boolean; acceptAny2xx: boolean; clientId: string | null; subscriptionId: number | null; notice: string | null } } }; default: { headers: Record<string, unknown>; content: { 'application/problem+json': { type: string; title: string; status: number; detail: string; errors?: Record<string, string[]> } } } } };
    put: { parameters: { query?: never; path?: never; header?: never; cookie?: never }; requestBody: { content: { 'application/json': { enabled: boolean; webhookUrl?: string | null; acceptMarketplaceOrders?: boolean; acceptAny2xx?: boolean } } }; responses: { 200: { headers: Record<string, unknown>; content: { 'application/json': { enabled: boolean; webhookUrl: string | null; acceptMarketplaceOrders: boolean; acceptAny2xx: boolean; clientId: string | null; subscriptionId: number | null; notice: string | null } } }; default: { headers: Record<string, unknown>; content: { 'application/problem+json': { type: string; title: string; status: number; detail: string; errors?: Record<string, string[]> } } } } };
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/merchant/open-delivery/credentials': {
    get?: never;
    put?: never;
    post: { parameters: { query?: never; path?: never; header?: never; cookie?: never }; requestBody?: never; responses: { 201: { headers: Record<string, unknown>; content: { 'application/json': { id: number; clientId: string; clientSecret: string } } }; default: { headers: Record<string, unknown>; content: { 'application/problem+json': { type: string; title: string; status: number; detail: string; errors?: Record<string, string[]> } } } } };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/merchant/open-delivery/test': {
    get?: never;
    put?: never;
    post: { parameters: { query?: never; path?: never; header?: never; cookie?: never }; requestBody?: never; responses: { 202: { headers: Record<string, unknown>; content: { 'application/json': { deliveryId: number; state: string; status: number | null; error: string | null; notice: string | null } } }; default: { headers: Record<string, unknown>; content: { 'application/problem+json': { type: string; title: string; status: number; detail: string; errors?: Record<string, string[]> } } } } };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/merchant/orders': {
    get: { parameters: { query?: { q?: string | number; status?: string | number; own?: "true" | "false"; scheduledOnly?: "true" | "false"; createdFrom?: string | number; createdTo?: string | number; cursor?: string | number; limit?: string | number }; path?: never; header?: never; cookie?: never }; requestBody?: never; responses: { 200: { headers: Record<string, unknown>; content: { 'application/json': { items: ({ id: number; publicId: string; kind: "delivery" | "courier_call"; source: string; status: "waiting" | "scheduled" | "preparing" | "pending" | "accepted" | "arrived_pickup_location" | "collected" | "delivered" | "completed" | "cancelled"; sequence: number; merchant: { id: number; name: string }; externalId: string | null; observation: string | null; pickup: { address: string; complement: string | null; reference: string | null; latitude: number | null; longitude: number | null; name: string | null; phone: string | null; instructions: string | null }; pickupCode: string | null; stops: ({ address: string; complement: string | null; reference: string | null; latitude: number | null; longitude: number | null; name: string | null; phone: string | null; instructions: string | null; id: string; ordinal: number; status: "pending" | "delivered" | "failed"; displayId: string | null; observation: string | null; confirmationCode: string | null; collectCents: number | null; collectMethod: string | null; changeForCents: number | null; arrivedAt: string | null; finishedAt: string | null; failureReason: string | null; trackingUrl: string; proof: { photos: (string)[]; signature: string | null; document: string | null; name: string | null; observation: string | null } | null })[]; vehicleTypeId: number; needsReturn: boolean; needsProof: boolean; distanceM: number; durationS: number; totalCents: number; lateChargeCents: number; goodsValueCents: number | null; paymentMethod: "invoiced" | "wallet" | "online" | "on_delivery" | "third_party"; paymentStatus: string | null; pix: { code: string; qr: (string)[]; expiresAt: string } | null; courier: { name: string; phone: string | null; vehicleKind: string | null; vehicle: string | null; plate: string | null; position: { latitude: number; longitude: number; at: string } | null } | null; trackingUrl: string; createdAt: string; scheduledFor: string | null; readyAt: string | null; deliverBy: string | null; acceptedAt: string | null; arrivedPickupAt: string | null; collectedAt: string | null; deliveredAt: string | null; finishedAt: string | null; cancelledAt: string | null; cancelReason: "merchant_request" | "consumer_request" | "operator" | "not_served" | "payment_expired" | "no_show" | "problem_at_merchant" | "acceptance_too_slow" | "wrong_order_or_pickup" | "problem_resolution" | "other" | null; cancelNote: string | null; returning: boolean })[]; nextCursor: string | null } } }; default: { headers: Record<string, unknown>; content: { 'application/problem+json': { type: string; title: string; status: number; detail: string; errors?: Record<string, string[]> } } } } };
    put?: never;
    post: { parameters: { query?: never; path?: never; header?: never; cookie?: never }; requestBody: { content: { 'application/json': { vehicleTypeId?: number | null; categoryId?: number | null; pickup?: { address?: string | null; street?: string | null; number?: string | null; district?: string | null; city?: string | null; state?: string | null; complement?: string | null; reference?: string | null; postalCode?: string | null; latitude?: number | null; longitude?: number | null; name?: string | null; phone?: string | null; instructions?: string | null }; needsReturn?: boolean; stops?: ({ address?: string | null; street?: string | null; number?: string | null; district?: string | null; city?: string | null; state?: string | null; complement?: string | null; reference?: string | null; postalCode?: string | null; latitude?: number | null; longitude?: number | null; name?: string | null; phone?: string | null; instructions?: string | null; displayId?: string | null; observation?: string | null; collectCents?: number | null; collectMethod?: "cash" | "credit_card" | "debit_card" | "pix" | "meal_voucher" | "food_voucher" | "other" | null; changeForCents?: number | null })[]; openStops?: number; needsProof?: boolean; externalId?: string | null; observation?: string | null; goodsValueCents?: number | null; paymentMethod: "invoiced" | "wallet" | "online"; expectedTotalCents?: number | null; waitsForReady?: boolean; scheduledFor?: string | null } } }; responses: { 201: { headers: Record<string, unknown>; content: { 'application/json': { id: number; publicId: string; kind: "delivery" | "courier_call"; source: string; status: "waiting" | "scheduled" | "preparing" | "pending" | "accepted" | "arrived_pickup_location" | "collected" | "delivered" | "completed" | "cancelled"; sequence: number; merchant: { id: number; name: string }; externalId: string | null; observation: string | null; pickup: { address: string; complement: string | null; reference: string | null; latitude: number | null; longitude: number | null; name: string | null; phone: string | null; instructions: string | null }; pickupCode: string | null; stops: ({ address: string; complement: string | null; reference: string | null; latitude: number | null; longitude: number | null; name: string | null; phone: string | null; instructions: string | null; id: string; ordinal: number; status: "pending" | "delivered" | "failed"; displayId: string | null; observation: string | null; confirmationCode: string | null; collectCents: number | null; collectMethod: string | null; changeForCents: number | null; arrivedAt: string | null; finishedAt: string | null; failureReason: string | null; trackingUrl: string; proof: { photos: (string)[]; signature: string | null; document: string | null; name: string | null; observation: string | null } | null })[]; vehicleTypeId: number; needsReturn: boolean; needsProof: boolean; distanceM: number; durationS: number; totalCents: number; lateChargeCents: number; goodsValueCents: number | null; paymentMethod: "invoiced" | "wallet" | "online" | "on_delivery" | "third_party"; paymentStatus: string | null; pix: { code: string; qr: (string)[]; expiresAt: string } | null; courier: { name: string; phone: string | null; vehicleKind: string | null; vehicle: string | null; plate: string | null; position: { latitude: number; longitude: number; at: string } | null } | null; trackingUrl: string; createdAt: string; scheduledFor: string | null; readyAt: string | null; deliverBy: string | null; acceptedAt: string | null; arrivedPickupAt: string | null; collectedAt: string | null; deliveredAt: string | null; finishedAt: string | null; cancelledAt: string | null; cancelReason: "merchant_request" | "consumer_request" | "operator" | "not_served" | "payment_expired" | "no_show" | "problem_at_merchant" | "acceptance_too_slow" | "wrong_order_or_pickup" | "problem_resolution" | "other" | null; cancelNote: string | null; returning: boolean } } }; default: { headers: Record<string, unknown>; content: { 'application/problem+json': { type: string; title: string; status: number; detail: string; errors?: Record<string, string[]> } } } } };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/merchant/orders/quote': {
    get?: never;
    put?: never;
    post: { parameters: { query?: never; path?: never; header?: never; cookie?: never }; requestBody: { content: { 'application/json': { vehicleTypeId?: number | null; categoryId?: number | null; pickup?: { address?: string | null; street?: string | null; number?: string | null; district?: string | null; city?: string | null; state?: string | null; complement?: string | null; reference?: string | null; postalCode?: string | null; latitude?: number | null; longitude?: number | null; name?: string | null; phone?: string | null; instructions?: string | null }; needsReturn?: boolean; stops: ({ address?: string | null; street?: string | null; number?: string | null; district?: string | null; city?: string | null; state?: string | null; complement?: string | null; reference?: string | null; postalCode?: string | null; latitude?: number | null; longitude?: number | null; name?: string | null; phone?: string | null; instructions?: string | null })[]; scheduledFor?: string | null } } }; responses: { 200: { headers: Record<string, unknown>; content: { 'application/json': { totalCents: number; distanceM: number; returnDistanceM: number; durationS: number; promiseMinutes: number; raised: boolean; vehicleTypeId: number; pickup: { latitude: number; longitude: number }; stops: ({ latitude: number; longitude: number })[] } } }; default: { headers: Record<string, unknown>; content: { 'application/problem+json': { type: string; title: string; status: number; detail: string; errors?: Record<string, string[]> } } } } };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/merchant/orders/placed/{key}': {
    get: { parameters: { query?: never; path: { key: string | number }; header?: never; cookie?: never }; requestBody?: never; responses: { 200: { headers: Record<string, unknown>; content: { 'application/json': { id: number; publicId: string; kind: "delivery" | "courier_call"; source: string; status: "waiting" | "scheduled" | "preparing" | "pending" | "accepted" | "arrived_pickup_location" | "collected" | "delivered" | "completed" | "cancelled"; sequence: number; merchant: { id: number; name: string }; externalId: string | null; observation: string | null; pickup: { address: string; complement: string | null; reference: string | null; latitude: number | null; longitude: number | null; name: string | null; phone: string | null; instructions: string | null }; pickupCode: string | null; stops: ({ address: string; complement: string | null; reference: string | null; latitude: number | null; longitude: number | null; name: string | null; phone: string | null; instructions: string | null; id: string; ordinal: number; status: "pending" | "delivered" | "failed"; displayId: string | null; observation: string | null; confirmationCode: string | null; collectCents: number | null; collectMethod: string | null; changeForCents: number | null; arrivedAt: string | null; finishedAt: string | null; failureReason: string | null; trackingUrl: string; proof: { photos: (string)[]; signature: string | null; document: string | null; name: string | null; observation: string | null } | null })[]; vehicleTypeId: number; needsReturn: boolean; needsProof: boolean; distanceM: number; durationS: number; totalCents: number; lateChargeCents: number; goodsValueCents: number | null; paymentMethod: "invoiced" | "wallet" | "online" | "on_delivery" | "third_party"; paymentStatus: string | null; pix: { code: string; qr: (string)[]; expiresAt: string } | null; courier: { name: string; phone: string | null; vehicleKind: string | null; vehicle: string | null; plate: string | null; position: { latitude: number; longitude: number; at: string } | null } | null; trackingUrl: string; createdAt: string; scheduledFor: string | null; readyAt: string | null; deliverBy: string | null; acceptedAt: string | null; arrivedPickupAt: string | null; collectedAt: string | null; deliveredAt: string | null; finishedAt: string | null; cancelledAt: string | null; cancelReason: "merchant_request" | "consumer_request" | "operator" | "not_served" | "payment_expired" | "no_show" | "problem_at_merchant" | "acceptance_too_slow" | "wrong_order_or_pickup" | "problem_resolution" | "other" | null; cancelNote: string | null; returning: boolean } } }; default: { headers: Record<string, unknown>; content: { 'application/problem+json': { type: string; title: string; status: number; detail: string; errors?: Record<string, string[]> } } } } };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/merchant/orders/{id}': {
    get: { parameters: { query?: never; path: { id: string | number }; header?: never; cookie?: never }; requestBody?: never; responses: { 200: { headers: Record<string, unknown>; content: { 'application/json': { id: number; publicId: string; kind: "delivery" | "courier_call"; source: string; status: "waiting" | "scheduled" | "preparing" | "pending" | "accepted" | "arrived_pickup_location" | "collected" | "delivered" | "completed" | "cancelled"; sequence: number; merchant: { id: number; name: string }; externalId: string | null; observation: string | null; pickup: { address: string; complement: string | null; reference: string | null; latitude: number | null; longitude: number | null; name: string | null; phone: string | null; instructions: string | null }; pickupCode: string | null; stops: ({ address: string; complement: string | null; reference: string | null; latitude: number | null; longitude: number | null; name: string | null; phone: string | null; instructions: string | null; id: string; ordinal: number; status: "pending" | "delivered" | "failed"; displayId: string | null; observation: string | null; confirmationCode: string | null; collectCents: number | null; collectMethod: string | null; changeForCents: number | null; arrivedAt: string | null; finishedAt: string | null; failureReason: string | null; trackingUrl: string; proof: { photos: (string)[]; signature: string | null; document: string | null; name: string | null; observation: string | null } | null })[]; vehicleTypeId: number; needsReturn: boolean; needsProof: boolean; distanceM: number; durationS: number; totalCents: number; lateChargeCents: number; goodsValueCents: number | null; paymentMethod: "invoiced" | "wallet" | "online" | "on_delivery" | "third_party"; paymentStatus: string | null; pix: { code: string; qr: (string)[]; expiresAt: string } | null; courier: { name: string; phone: string | null; vehicleKind: string | null; vehicle: string | null; plate: string | null; position: { latitude: number; longitude: number; at: string } | null } | null; trackingUrl: string; createdAt: string; scheduledFor: string | null; readyAt: string | null; deliverBy: string | null; acceptedAt: string | null; arrivedPickupAt: string | null; collectedAt: string | null; deliveredAt: string | null; finishedAt: string | null; cancelledAt: string | null; cancelReason: "merchant_request" | "consumer_request" | "operator" | "not_served" | "payment_expired" | "no_show" | "problem_at_merchant" | "acceptance_too_slow" | "wrong_order_or_pickup" | "problem_resolution" | "other" | null; cancelNote: string | null; returning: boolean; timeline: ({ sequence: number; type: string; at: string; happenedAt: string | null; actor: string; stop: number | null; note: string | null })[] } } }; default: { headers: Record<string, unknown>; content: { 'application/problem+json': { type: string; title: string; status: number; detail: string; errors?: Record<string, string[]> } } } } };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/merchant/orders/{id}/movements': {
    get: { parameters: { query?: never; path: { id: string | number }; header?: never; cookie?: never }; requestBody?: never; responses: { 200: { headers: Record<string, unknown>; content: { 'application/json': { items: ({ id: number; uuid: string; operation: "credit" | "debit"; kind: "credit_added" | "credit_removed" | "top_up" | "top_up_fee" | "order_payment" | "order_refund" | "order_earning" | "withdrawal"; amountCents: number; description: string; status: "completed" | "pending" | "reversed"; externalId: string | null; paymentMethod: string | null; orderId: number | null; referenceId: number | null; createdAt: string })[] } } }; default: { headers: Record<string, unknown>; content: { 'application/problem+json': { type: string; title: string; status: number; detail: string; errors?: Record<string, string[]> } } } } };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/merchant/orders/{id}/ready': {
    get?: never;
    put?: never;
    post: { parameters: { query?: never; path: { id: string | number }; header?: never; cookie?: never }; requestBody?: never; responses: { 200: { headers: Record<string, unknown>; content: { 'application/json': { id: number; publicId: string; kind: "delivery" | "courier_call"; source: string; status: "waiting" | "scheduled" | "preparing" | "pending" | "accepted" | "arrived_pickup_location" | "collected" | "delivered" | "completed" | "cancelled"; sequence: number; merchant: { id: number; name: string }; externalId: string | null; observation: string | null; pickup: { address: string; complement: string | null; reference: string | null; latitude: number | null; longitude: number | null; name: string | null; phone: string | null; instructions: string | null }; pickupCode: string | null; stops: ({ address: string; complement: string | null; reference: string | null; latitude: number | null; longitude: number | null; name: string | null; phone: string | null; instructions: string | null; id: string; ordinal: number; status: "pending" | "delivered" | "failed"; displayId: string | null; observation: string | null; confirmationCode: string | null; collectCents: number | null; collectMethod: string | null; changeForCents: number | null; arrivedAt: string | null; finishedAt: string | null; failureReason: string | null; trackingUrl: string; proof: { photos: (string)[]; signature: string | null; document: string | null; name: string | null; observation: string | null } | null })[]; vehicleTypeId: number; needsReturn: boolean; needsProof: boolean; distanceM: number; durationS: number; totalCents: number; lateChargeCents: number; goodsValueCents: number | null; paymentMethod: "invoiced" | "wallet" | "online" | "on_delivery" | "third_party"; paymentStatus: string | null; pix: { code: string; qr: (string)[]; expiresAt: string } | null; courier: { name: string; phone: string | null; vehicleKind: string | null; vehicle: string | null; plate: string | null; position: { latitude: number; longitude: number; at: string } | null } | null; trackingUrl: string; createdAt: string; scheduledFor: string | null; readyAt: string | null; deliverBy: string | null; acceptedAt: string | null; arrivedPickupAt: string | null; collectedAt: string | null; deliveredAt: string | null; finishedAt: string | null; cancelledAt: string | null; cancelReason: "merchant_request" | "consumer_request" | "operator" | "not_served" | "payment_expired" | "no_show" | "problem_at_merchant" | "acceptance_too_slow" | "wrong_order_or_pickup" | "problem_resolution" | "other" | null; cancelNote: string | null; returning: boolean } } }; default: { headers: Record<string, unknown>; content: { 'application/problem+json': { type: string; title: string; status: number; detail: string; errors?: Record<string, string[]> } } } } };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/merchant/orders/{id}/cancel': {
    get?: never;
    put?: never;
    post: { parameters: { query?: never; path: { id: string | number }; header?: never; cookie?: never }; requestBody: { content: { 'application/json': { note?: string | null } } }; responses: { 200: { headers: Record<string, unknown>; content: { 'application/json': { id: number; publicId: string; kind: "delivery" | "courier_call"; source: string; status: "waiting" | "scheduled" | "preparing" | "pending" | "accepted" | "arrived_pickup_location" | "collected" | "delivered" | "completed" | "cancelled"; sequence: number; merchant: { id: number; name: string }; externalId: string | null; observation: string | null; pickup: { address: string; complement: string | null; reference: string | null; latitude: number | null; longitude: number | null; name: string | null; phone: string | null; instructions: string | null }; pickupCode: string | null; stops: ({ address: string; complement: string | null; reference: string | null; latitude: number | null; longitude: number | null; name: string | null; phone: string | null; instructions: string | null; id: string; ordinal: number; status: "pending" | "delivered" | "failed"; displayId: string | null; observation: string | null; confirmationCode: string | null; collectCents: number | null; collectMethod: string | null; changeForCents: number | null; arrivedAt: string | null; finishedAt: string | null; failureReason: string | null; trackingUrl: string; proof: { photos: (string)[]; signature: string | null; document: string | null; name: string | null; observation: string | null } | null })[]; vehicleTypeId: number; needsReturn: boolean; needsProof: boolean; distanceM: number; durationS: number; totalCents: number; lateChargeCents: number; goodsValueCents: number | null; paymentMethod: "invoiced" | "wallet" | "online" | "on_delivery" | "third_party"; paymentStatus: string | null; pix: { code: string; qr: (string)[]; expiresAt: string } | null; courier: { name: string; phone: string | null; vehicleKind: string | null; vehicle: string | null; plate: string | null; position: { latitude: number; longitude: number; at: string } | null } | null; trackingUrl: string; createdAt: string; scheduledFor: string | null; readyAt: string | null; deliverBy: string | null; acceptedAt: string | null; arrivedPickupAt: string | null; collectedAt: string | null; deliveredAt: string | null; finishedAt: string | null; cancelledAt: string | null; cancelReason: "merchant_request" | "consumer_request" | "operator" | "not_served" | "payment_expired" | "no_show" | "problem_at_merchant" | "acceptance_too_slow" | "wrong_order_or_pickup" | "problem_resolution" | "other" | null; cancelNote: string | null; returning: boolean } } }; default: { headers: Record<string, unknown>; content: { 'application/problem+json': { type: string; title: string; status: number; detail: string; errors?: Record<string, string[]> } } } } };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/merchant/sessions/current': {
    get: { parameters: { query?: never; path?: never; header?: never; cookie?: never }; requestBody?: never; responses: { 200: { headers: Record<string, unknown>; content: { 'application/json': { merchant: { id: number; ownerId: number | null; name: string; email: string | null }; account: { id: number; name: string; logoUrl: string | null }; hub: { id: number; name: string; city: string; state: string; timezone: string; phone: string | null; logoUrl: string | null; color: string | null; pix: boolean }; may: { order: boolean; handle: boolean; change: boolean; invoiced: boolean; manage: boolean }; blocked: boolean; blockOf: "account" | "user" | null; secondFactor: { enrolled: boolean; recoveryCodesLeft: number } } } }; default: { headers: Record<string, unknown>; content: { 'application/problem+json': { type: string; title: string; status: number; detail: string; errors?: Record<string, string[]> } } } } };
    put?: never;
    post?: never;
    delete: { parameters: { query?: never; path?: never; header?: never; cookie?: never }; requestBody?: never; responses: { 204: { headers: Record<string, unknown>; content?: never }; default: { headers: Record<string, unknown>; content: { 'application/problem+json': { type: string; title: string; status: number; detail: string; errors?: Record<string, string[]> } } } } };
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/merchant/sessions/{id}': {
    get?: never;
    put?: never;
    post?: never;
    delete: { parameters: { query?: never; path: { id: string | number }; header?: never; cookie?: never }; requestBody?: never; responses: { 204: { headers: Record<string, unknown>; content?: never }; default: { headers: Record<string, unknown>; content: { 'application/problem+json': { type: string; title: string; status: number; detail: string; errors?: Record<string, string[]> } } } } };
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/merchant/users': {
    get: { parameters: { query?: never; path?: never; header?: never; cookie?: never }; requestBody?: never; responses: { 200: { headers: Record<string, unknown>; content: { 'application/json': { items: ({ id: number; name: string; email: string | null; phone: string; restrictions: { ordering: boolean; readingOthers: boolean }; blocked: boolean; hasPassword: boolean; createdAt: string })[] } } }; default: { headers: Record<string, unknown>; content: { 'application/problem+json': { type: string; title: string; status: number; detail: string; errors?: Record<string, string[]> } } } } };
    put?: never;
    post: { parameters: { query?: never; path?: never; header?: never; cookie?: never }; requestBody: { content: { 'application/json': { name: string; email: string; phone?: string; password?: string; restrictions?: { ordering: boolean; readingOthers: boolean } } } }; responses: { 201: { headers: Record<string, unknown>; content: { 'application/json': { id: number; name: string; email: string | null; phone: string; restrictions: { ordering: boolean; readingOthers: boolean }; blocked: boolean; hasPassword: boolean; createdAt: string } } }; default: { headers: Record<string, unknown>; content: { 'application/problem+json': { type: string; title: string; status: number; detail: string; errors?: Record<string, string[]> } } } } };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/merchant/users/{id}': {
    get?: never;
    put?: never;
    post?: never;
    delete: { parameters: { query?: never; path: { id: string | number }; header?: never; cookie?: never }; requestBody?: never; responses: { 204: { headers: Record<string, unknown>; content?: never }; default: { headers: Record<string, unknown>; content: { 'application/problem+json': { type: string; title: string; status: number; detail: string; errors?: Record<string, string[]> } } } } };
    options?: never;
    head?: never;
    patch: { parameters: { query?: never; path: { id: string | number }; header?: never; cookie?: never }; requestBody: { content: { 'application/json': { name?: string; email?: string; phone?: string; restrictions?: { ordering: boolean; readingOthers: boolean }; blocked?: boolean } } }; responses: { 200: { headers: Record<string, unknown>; content: { 'application/json': { id: number; name: string; email: string | null; phone: string; restrictions: { ordering: boolean; readingOthers: boolean }; blocked: boolean; hasPassword: boolean; createdAt: string } } }; default: { headers: Record<string, unknown>; content: { 'application/problem+json': { type: string; title: string; status: number; detail: string; errors?: Record<string, string[]> } } } } };
    trace?: never;
  };
  '/api/merchant/users/{id}/password-reset': {
    get?: never;
    put?: never;
    post: { parameters: { query?: never; path: { id: string | number }; header?: never; cookie?: never }; requestBody?: never; responses: { 202: { headers: Record<string, unknown>; content: { 'application/json': { channel: string } } }; default: { headers: Record<string, unknown>; content: { 'application/problem+json': { type: string; title: string; status: number; detail: string; errors?: Record<string, string[]> } } } } };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/merchant/wallet': {
    get: { parameters: { query?: never; path?: never; header?: never; cookie?: never }; requestBody?: never; responses: { 200: { headers: Record<string, unknown>; content: { 'application/json': { balanceCents: number } } }; default: { headers: Record<string, unknown>; content: { 'application/problem+json': { type: string; title: string; status: number; detail: string; errors?: Record<string, string[]> } } } } };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/merchant/wallet/statement': {
    get: { parameters: { query?: { operation?: "credit" | "debit"; page?: string | number; perPage?: string | number }; path?: never; header?: never; cookie?: never }; requestBody?: never; responses: { 200: { headers: Record<string, unknown>; content: { 'application/json': { items: ({ id: number; uuid: string; operation: "credit" | "debit"; kind: "credit_added" | "credit_removed" | "top_up" | "top_up_fee" | "order_payment" | "order_refund" | "order_earning" | "withdrawal"; amountCents: number; description: string; status: "completed" | "pending" | "reversed"; externalId: string | null; paymentMethod: string | null; orderId: number | null; referenceId: number | null; createdAt: string })[]; total: number; page: number; perPage: number; balanceCents: number } } }; default: { headers: Record<string, unknown>; content: { 'application/problem+json': { type: string; title: string; status: number; detail: string; errors?: Record<string, string[]> } } } } };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/merchant/wallet/top-ups': {
    get: { parameters: { query?: never; path?: never; header?: never; cookie?: never }; requestBody?: never; responses: { 200: { headers: Record<string, unknown>; content: { 'application/json': { items: ({ id: number; state: "waiting" | "paid" | "expired"; amountCents: number; feeCents: number; code: string; qr: (string)[]; expiresAt: string; paidAt: string | null; paidCents: number | null; createdAt: string })[] } } }; default: { headers: Record<string, unknown>; content: { 'application/problem+json': { type: string; title: string; status: number; detail: string; errors?: Record<string, string[]> } } } } };
    put?: never;
    post: { parameters: { query?: never; path?: never; header?: never; cookie?: never }; requestBody: { content: { 'application/json': { amountCents: number } } }; responses: { 201: { headers: Record<string, unknown>; content: { 'application/json': { id: number; state: "waiting" | "paid" | "expired"; amountCents: number; feeCents: number; code: string; qr: (string)[]; expiresAt: string; paidAt: string | null; paidCents: number | null; createdAt: string } } }; default: { headers: Record<string, unknown>; content: { 'application/problem+json': { type: string; title: string; status: number; detail: string; errors?: Record<string, string[]> } } } } };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/merchant/wallet/top-ups/{id}': {
    get: { parameters: { query?: never; path: { id: string | number }; header?: never; cookie?: never }; requestBody?: never; responses: { 200: { headers: Record<string, unknown>; content: { 'application/json': { id: number; state: "waiting" | "paid" | "expired"; amountCents: number; feeCents: number; code: string; qr: (string)[]; expiresAt: string; paidAt: string | null; paidCents: number | null; createdAt: string } } }; default: { headers: Record<string, unknown>; content: { 'application/problem+json': { type: string; title: string; status: number; detail: string; errors?: Record<string, string[]> } } } } };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/merchant/webhooks': {
    get: { parameters: { query?: never; path?: never; header?: never; cookie?: never }; requestBody?: never; responses: { 200: { headers: Record<string, unknown>; content: { 'application/json': { items: ({ id: number; url: string; events: (string)[] | null; active: boolean; consecutiveFailures: number; failingSince: string | null; lastStatus: number | null; lastError: string | null; warnedAt: string | null; deactivatedAt: string | null; deactivationReason: string | null; createdAt: string; updatedAt: string; notice: string | null; hasSecurityCode: boolean })[] } } }; default: { headers: Record<string, unknown>; content: { 'application/problem+json': { type: string; title: string; status: number; detail: string; errors?: Record<string, string[]> } } } } };
    put?: never;
    post: { parameters: { query?: never; path?: never; header?: never; cookie?: never }; requestBody: { content: { 'application/json': { url: string; events: ("ORDER_CREATED" | "ORDER_SEARCHING_COURIER" | "ORDER_ACCEPTED" | "COURIER_ASSIGNED" | "ORDER_ARRIVED_AT_PICKUP" | "ORDER_COLLECTED" | "ORDER_COMPLETED" | "ORDER_CANCELLED" | "ORDER_UPDATED" | "ORDER_DELETED")[]; securityCode?: string | null } } }; responses: { 201: { headers: Record<string, unknown>; content: { 'application/json': { id: number; url: string; events: (string)[] | null; active: boolean; consecutiveFailures: number; failingSince: string | null; lastStatus: number | null; lastError: string | null; warnedAt: string | null; deactivatedAt: string | null; deactivationReason: string | null; createdAt: string; updatedAt: string; notice: string | null; hasSecurityCode: boolean } } }; default: { headers: Record<string, unknown>; content: { 'application/problem+json': { type: string; title: string; status: number; detail: string; errors?: Record<string, string[]> } } } } };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/merchant/webhooks/{id}': {
    get?: never;
    put?: never;
    post?: never;
    delete: { parameters: { query?: never; path: { id: string | number }; header?: never; cookie?: never }; requestBody?: never; responses: { 204: { headers: Record<string, unknown>; content?: never }; default: { headers: Record<string, unknown>; content: { 'application/problem+json': { type: string; title: string; status: number; detail: string; errors?: Record<string, string[]> } } } } };
    options?: never;
    head?: never;
    patch: { parameters: { query?: never; path: { id: string | number }; header?: never; cookie?: never }; requestBody: { content: { 'application/json': { url?: string; events?: ("ORDER_CREATED" | "ORDER_SEARCHING_COURIER" | "ORDER_ACCEPTED" | "COURIER_ASSIGNED" | "ORDER_ARRIVED_AT_PICKUP" | "ORDER_COLLECTED" | "ORDER_COMPLETED" | "ORDER_CANCELLED" | "ORDER_UPDATED" | "ORDER_DELETED")[]; securityCode?: string | null; active?: boolean } } }; responses: { 200: { headers: Record<string, unknown>; content: { 'application/json': { id: number; url: string; events: (string)[] | null; active: boolean; consecutiveFailures: number; failingSince: string | null; lastStatus: number | null; lastError: string | null; warnedAt: string | null; deactivatedAt: string | null; deactivationReason: string | null; createdAt: string; updatedAt: string; notice: string | null; hasSecurityCode: boolean } } }; default: { headers: Record<string, unknown>; content: { 'application/problem+json': { type: string; title: string; status: number; detail: string; errors?: Record<string, string[]> } } } } };
    trace?: never;
  };
  '/api/merchant/webhooks/{id}/test': {
    get?: never;
    put?: never;
    post: { parameters: { query?: never; path: { id: string | number }; header?: never; cookie?: never }; requestBody?: never; responses: { 202: { headers: Record<string, unknown>; content: { 'application/json': { deliveryId: number; state: string; status: number | null; error: string | null; notice: string | null } } }; default: { headers: Record<string, unknown>; content: { 'application/problem+json': { type: string; title: string; status: number; detail: string; errors?: Record<string, string[]> } } } } };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/merchant/webhooks/{id}/secret': {
    get?: never;
    put?: never;
    post: { parameters: { query?: never; path: { id: string | number }; header?: never; cookie?: never }; requestBody?: never; responses: { 200: { headers: Record<string, unknown>; content: { 'application/json': { secret: string } } }; default: { headers: Record<string, unknown>; content: { 'application/problem+json': { type: string; title: string; status: number; detail: string; errors?: Record<string, string[]> } } } } };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/merchant/offering': {
    get: { parameters: { query?: never; path?: never; header?: never; cookie?: never }; requestBody?: never; responses: { 200: { headers: Record<string, unknown>; content: { 'application/json': { vehicleTypes: ({ id: number; name: string; kind: "motorbike" | "car" | "bicycle" | "scooter" | "truck"; categories: ({ id: number; name: string; description: string | null })[] })[] } } }; default: { headers: Record<string, unknown>; content: { 'application/problem+json': { type: string; title: string; status: number; detail: string; errors?: Record<string, string[]> } } } } };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/merchant/spending': {
    get: { parameters: { query: { from: string | number; to: string | number }; path?: never; header?: never; cookie?: never }; requestBody?: never; responses: { 200: { headers: Record<string, unknown>; content: { 'application/json': { items: ({ day: string; orders: number; delivered: number; cancelled: number; spentCents: number })[] } } }; default: { headers: Record<string, unknown>; content: { 'application/problem+json': { type: string; title: string; status: number; detail: string; errors?: Record<string, string[]> } } } } };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/merchant/invoices': {
    get: { parameters: { query?: { cursor?: string | number; limit?: string | number }; path?: never; header?: never; cookie?: never }; requestBody?: never; responses: { 200: { headers: Record<string, unknown>; content: { 'application/json': { items: ({ id: number; hubId: number; number: number; merchantId: number; fromDay: string; throughDay: string; dueDay: string; orderCount: number; totalCents: number; closedAt: string; paidAt: string | null; voidedAt: string | null; state: "open" | "overdue" | "paid" | "void"; merchantName: string })[]; nextCursor: string | null } } }; default: { headers: Record<string, unknown>; content: { 'application/problem+json': { type: string; title: string; status: number; detail: string; errors?: Record<string, string[]> } } } } };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/merchant/invoices/{id}/orders': {
    get: { parameters: { query?: { format?: "json" | "csv" }; path: { id: string | number }; header?: never; cookie?: never }; requestBody?: never; responses: { 200: { headers: Record<string, unknown>; content: { 'application/json': { items: ({ id: number; publicId: string; externalId: string | null; merchantId: number; status: "completed" | "cancelled"; endedAt: string; dropoff: string | null; distanceM: number; totalCents: number; lateChargeCents: number; amountCents: number })[] }; 'text/csv': string } }; default: { headers: Record<string, unknown>; content: { 'application/problem+json': { type: string; title: string; status: number; detail: string; errors?: Record<string, string[]> } } } } };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/merchant/recipients': {
    get: { parameters: { query?: { q?: string | number; limit?: string | number }; path?: never; header?: never; cookie?: never }; requestBody?: never; responses: { 200: { headers: Record<string, unknown>; content: { 'application/json': { items: ({ id: number; name: string; phone: string | null; address: string; complement: string | null; reference: string | null; instructions: string | null; latitude: number | null; longitude: number | null; uses: number; usedAt: string | null })[] } } }; default: { headers: Record<string, unknown>; content: { 'application/problem+json': { type: string; title: string; status: number; detail: string; errors?: Record<string, string[]> } } } } };
    put?: never;
    post: { parameters: { query?: never; path?: never; header?: never; cookie?: never }; requestBody: { content: { 'application/json': { name: string; phone?: string | null; address: string; complement?: string | null; reference?: string | null; instructions?: string | null; latitude?: number | null; longitude?: number | null } } }; responses: { 201: { headers: Record<string, unknown>; content: { 'application/json': { id: number; name: string; phone: string | null; address: string; complement: string | null; reference: string | null; instructions: string | null; latitude: number | null; longitude: number | null; uses: number; usedAt: string | null } } }; default: { headers: Record<string, unknown>; content: { 'application/problem+json': { type: string; title: string; status: number; detail: string; errors?: Record<string, string[]> } } } } };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/merchant/recipients/{id}': {
    get?: never;
    put: { parameters: { query?: never; path: { id: string | number }; header?: never; cookie?: never }; requestBody: { content: { 'application/json': { name: string; phone?: string | null; address: string; complement?: string | null; reference?: string | null; instructions?: string | null; latitude?: number | null; longitude?: number | null } } }; responses: { 200: { headers: Record<string, unknown>; content: { 'application/json': { id: number; name: string; phone: string | null; address: string; complement: string | null; reference: string | null; instructions: string | null; latitude: number | null; longitude: number | null; uses: number; usedAt: string | null } } }; default: { headers: Record<string, unknown>; content: { 'application/problem+json': { type: string; title: string; status: number; detail: string; errors?: Record<string, string[]> } } } } };
    post?: never;
    delete: { parameters: { query?: never; path: { id: string | number }; header?: never; cookie?: never }; requestBody?: never; responses: { 204: { headers: Record<string, unknown>; content?: never }; default: { headers: Record<string, unknown>; content: { 'application/problem+json': { type: string; title: string; status: number; detail: string; errors?: Record<string, string[]> } } } } };
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/merchant/pickups': {
    get: { parameters: { query?: { q?: string | number; limit?: string | number }; path?: never; header?: never; cookie?: never }; requestBody?: never; responses: { 200: { headers: Record<string, unknown>; content: { 'application/json': { items: ({ id: number; name: string; phone: string | null; address: string; complement: string | null; reference: string | null; instructions: string | null; latitude: number | null; longitude: number | null; uses: number; usedAt: string | null })[] } } }; default: { headers: Record<string, unknown>; content: { 'application/problem+json': { type: string; title: string; status: number; detail: string; errors?: Record<string, string[]> } } } } };
    put?: never;
    post: { parameters: { query?: never; path?: never; header?: never; cookie?: never }; requestBody: { content: { 'application/json': { name: string; phone?: string | null; address: string; complement?: string | null; reference?: string | null; instructions?: string | null; latitude?: number | null; longitude?: number | null } } }; responses: { 201: { headers: Record<string, unknown>; content: { 'application/json': { id: number; name: string; phone: string | null; address: string; complement: string | null; reference: string | null; instructions: string | null; latitude: number | null; longitude: number | null; uses: number; usedAt: string | null } } }; default: { headers: Record<string, unknown>; content: { 'application/problem+json': { type: string; title: string; status: number; detail: string; errors?: Record<string, string[]> } } } } };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/merchant/pickups/{id}': {
    get?: never;
    put: { parameters: { query?: never; path: { id: string | number }; header?: never; cookie?: never }; requestBody: { content: { 'application/json': { name: string; phone?: string | null; address: string; complement?: string | null; reference?: string | null; instructions?: string | null; latitude?: number | null; longitude?: number | null } } }; responses: { 200: { headers: Record<string, unknown>; content: { 'application/json': { id: number; name: string; phone: string | null; address: string; complement: string | null; reference: string | null; instructions: string | null; latitude: number | null; longitude: number | null; uses: number; usedAt: string | null } } }; default: { headers: Record<string, unknown>; content: { 'application/problem+json': { type: string; title: string; status: number; detail: string; errors?: Record<string, string[]> } } } } };
    post?: never;
    delete: { parameters: { query?: never; path: { id: string | number }; header?: never; cookie?: never }; requestBody?: never; responses: { 204: { headers: Record<string, unknown>; content?: never }; default: { headers: Record<string, unknown>; content: { 'application/problem+json': { type: string; title: string; status: number; detail: string; errors?: Record<string, string[]> } } } } };
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/payments/pix': {
    get?: never;
    put?: never;
    post: { parameters: { query?: never; path?: never; header?: never; cookie?: never }; requestBody?: never; responses: { 200: { headers: Record<string, unknown>; content: { 'application/json': Record<string, unknown> } }; default: { headers: Record<string, unknown>; content: { 'application/problem+json': { type: string; title: string; status: number; detail: string; errors?: Record<string, string[]> } } } } };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/console/password-resets': {
    get?: never;
    put?: never;
    post: { parameters: { query?: never; path?: never; header?: never; cookie?: never }; requestBody: { content: { 'application/json': { kind: "courier" | "merchant" | "operator"; email?: string; phone?: string } } }; responses: { 202: { headers: Record<string, unknown>; content?: never }; default: { headers: Record<string, unknown>; content: { 'application/problem+json': { type: string; title: string; status: number; detail: string; errors?: Record<string, string[]> } } } } };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/console/password-resets/complete': {
    get?: never;
    put?: never;
    post: { parameters: { query?: never; path?: never; header?: never; cookie?: never }; requestBody: { content: { 'application/json': { token: string; password: string } } }; responses: { 204: { headers: Record<string, unknown>; content?: never }; default: { headers: Record<string, unknown>; content: { 'application/problem+json': { type: string; title: string; status: number; detail: string; errors?: Record<string, string[]> } } } } };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/senha/{token}': {
    get: { parameters: { query?: never; path: { token: string | number }; header?: never; cookie?: never }; requestBody?: never; responses: { 200: { headers: Record<string, unknown>; content: { 'text/html': string } }; default: { headers: Record<string, unknown>; content: { 'application/problem+json': { type: string; title: string; status: number; detail: string; errors?: Record<string, string[]> } } } } };
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
}
