import { phoneHref, phoneText } from './brazil.js';

describe('a phone', () => {
  it.each([
    ['11988887777', '(11) 98888-7777', 'tel:+5511988887777'],
    ['+55 (11) 98888-7777', '(11) 98888-7777', 'tel:+5511988887777'],
    ['(019) 3333-0001', '(19) 3333-0001', 'tel:+551933330001'],
    ['190', '190', 'tel:190'],
    ['0800 123 4567', '0800 123 4567', 'tel:08001234567'],
    ['+1 415 555 0100', '+1 415 555 0100', 'tel:+14155550100'],
  ])('written "%s" reads %s and is called by %s', (phone, text, href) => {
    expect([phoneText(phone), phoneHref(phone)]).toEqual([text, href]);
  });
});
