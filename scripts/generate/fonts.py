"""Makes app/fonts: what our pages say nearly always, cut out of the fonts of @fontsource-variable.

    python3 -m venv venv && venv/bin/pip install fonttools==4.66.1 brotli
    venv/bin/python scripts/make-fonts.py

A letter that is missing here comes from the whole font (app/fonts.css names both), so the sets may be small; they must
be the same as the unicode-range there (app/fonts.test.ts compares them).
"""

import os

from fontTools import subset
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

ROOT = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..")
SOURCES = os.path.join(ROOT, "node_modules/@fontsource-variable")
FRAUNCES = "fraunces/files/fraunces-latin-standard-"

LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789 \u00a0"
FONTS = {
    # Its optical sizes stay: a brand mark of 22 px and a hero of 145 px are one file. Weights: those that our style names.
    "fraunces-roman": (
        FRAUNCES + "normal.woff2",
        {"wght": (300, 480)},
        LETTERS + ".,:;!?'\"“”‘’&()-–—/°·…%$+",
    ),
    # Single words and numerals; 340 is the weight of `.display em`.
    "fraunces-italic": (FRAUNCES + "italic.woff2", {"wght": 340}, LETTERS + ".,!?'’-"),
    "figtree-text": (
        "figtree/files/figtree-latin-wght-normal.woff2",
        {"wght": (400, 900)},
        "".join(map(chr, range(0x20, 0x7F))) + "\u00a0©°·×–—‘’“”…−",
    ),
}



def swashes_of(font):
    """Which letters Fraunces draws in another way at small sizes: a list of lookups for each condition."""
    variations = getattr(font["GSUB"].table, "FeatureVariations", None) if "GSUB" in font else None
    records = variations.FeatureVariationRecord if variations else []
    return [each.Feature for record in records for each in record.FeatureTableSubstitution.SubstitutionRecord]


for name, (source, axes, text) in FONTS.items():
    font = TTFont(os.path.join(SOURCES, source))
    lookups = [list(feature.LookupListIndex) for feature in swashes_of(font)]
    font = instancer.instantiateVariableFont(font, axes)
    # fonttools 4.66.1 fills the last, "otherwise nothing", with the lookups of the first.
    for feature, before in zip(swashes_of(font), lookups, strict=True):
        feature.LookupListIndex = before
        feature.LookupCount = len(before)
    options = subset.Options()
    options.layout_features = ["kern", "liga", "ccmp", "locl", "mark", "mkmk", "tnum", "rvrn"]
    options.notdef_outline = False
    subsetter = subset.Subsetter(options)
    subsetter.populate(text=text)
    subsetter.subset(font)
    font.flavor = "woff2"
    # The same bytes from the same fonts.
    font["head"].modified = font["head"].created
    font.recalcTimestamp = False
    file = os.path.join(ROOT, "app/fonts", f"{name}.woff2")
    font.save(file)
    print(name, os.path.getsize(file))
