import { Injectable } from '@nestjs/common';
import { Geocoder, isDomainError, type MerchantAddress } from '#domain';
import type { ChangedCompany } from './company.dto.js';

/** Coordinates of a company whose caller sent an address without them. */
@Injectable()
export class CompanyCoordinates {
  constructor(private readonly geocoder: Geocoder) {}

  /**
   * Adds the coordinates of the street. An address that is unknown, or cannot be looked up now, is stored without
   * coordinates: an order from it is geocoded again.
   */
  async fill(
    hubId: number,
    address: MerchantAddress,
    sent: NonNullable<ChangedCompany['endereco']>,
  ): Promise<MerchantAddress> {
    const { lat, lng, logradouro, cidade, uf, cep } = sent;
    if ((lat !== undefined && lng !== undefined) || !address.street) return address;
    if ([logradouro, cidade, uf, cep].every((part) => part === undefined)) return address;
    const found = await this.geocoder.geocode(hubId, address).catch((error: unknown) => {
      if (isDomainError(error, 'external_service_unavailable')) return null;
      throw error;
    });
    return { ...address, latitude: found?.latitude ?? null, longitude: found?.longitude ?? null };
  }
}
