/** What a build that runs against the sandbox is told, unless whoever builds says otherwise. */
process.env.VITE_PLACE_LOOKUP_PATH ??= "/place-service/api/v1/places";
