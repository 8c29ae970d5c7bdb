// @ts-check
/// <reference lib="dom" />

/** Offers the phone's own place for the pin; without scripts, or where it does not say, the map is tapped. */
const button = /** @type {HTMLButtonElement} */ (document.getElementById('here'));
const form = /** @type {HTMLFormElement} */ (document.getElementById('map'));

button.hidden = !('geolocation' in navigator);
button.addEventListener('click', () => {
  button.disabled = true;
  navigator.geolocation.getCurrentPosition(
    ({ coords }) => {
      const at = new URLSearchParams({
        latitude: coords.latitude.toFixed(6),
        longitude: coords.longitude.toFixed(6),
      });
      location.assign(`${form.action}?${at.toString()}`);
    },
    () => {
      button.hidden = true;
    },
    { enableHighAccuracy: true, timeout: 15_000 },
  );
});
