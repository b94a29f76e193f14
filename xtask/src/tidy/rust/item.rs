//! The types, implementations and tests of a file.

use super::production::is_test_mark;
use super::{has_word, leaves};
use proc_macro2::{Delimiter, TokenStream, TokenTree};
use quote::ToTokens;
use syn::punctuated::Punctuated;
use syn::visit::{self, Visit};
use syn::{
    Attribute, File, Generics, Ident, ItemEnum, ItemFn, ItemImpl, ItemStruct, ItemUnion, Macro, Meta, Token,
    Type, TypeParam,
};

/// A type that a file defines.
pub struct Definition {
    /// Name of the type.
    pub name: Ident,
    /// Names in the `derive` attributes, including conditional ones: the traits and the segments of their paths.
    pub derives: Vec<String>,
    /// Default types of the generic parameters; only plain names are included.
    pub defaults: Vec<Ident>,
    /// Tokens of the whole definition.
    pub tokens: TokenStream,
}

/// The types that a file defines.
pub fn types(file: &File) -> Vec<Definition> {
    let mut types = Types(Vec::new());
    types.visit_file(file);
    types.0
}

struct Types(Vec<Definition>);

impl Types {
    fn add(&mut self, name: &Ident, attributes: &[Attribute], generics: &Generics, item: &impl ToTokens) {
        let derives = attributes.iter().flat_map(|attribute| derives(&attribute.meta)).collect();
        let (name, defaults) = (name.clone(), generics.type_params().filter_map(default).collect());
        self.0.push(Definition { name, derives, defaults, tokens: item.to_token_stream() });
    }
}

impl<'ast> Visit<'ast> for Types {
    fn visit_item_struct(&mut self, item: &'ast ItemStruct) {
        self.add(&item.ident, &item.attrs, &item.generics, item);
    }

    fn visit_item_enum(&mut self, item: &'ast ItemEnum) {
        self.add(&item.ident, &item.attrs, &item.generics, item);
    }

    fn visit_item_union(&mut self, item: &'ast ItemUnion) {
        self.add(&item.ident, &item.attrs, &item.generics, item);
    }

    fn visit_macro(&mut self, call: &'ast Macro) {
        call.parse_body().into_iter().for_each(|body| self.visit_file(&body));
    }
}

fn default(generic: &TypeParam) -> Option<Ident> {
    let Some((_, Type::Path(default))) = &generic.default else { return None };
    default.path.get_ident().cloned()
}

/// The names in a `derive(…)`, including inside `cfg_attr(…)`: the traits and the segments of their paths.
fn derives(meta: &Meta) -> Vec<String> {
    let Meta::List(list) = meta else { return Vec::new() };
    if list.path.is_ident("derive") {
        let words = leaves(&list.tokens).into_iter().filter(|token| matches!(token, TokenTree::Ident(_)));
        return words.map(|token| token.to_string()).collect();
    }
    let inner = list.path.is_ident("cfg_attr").then(|| {
        let metas = list.parse_args_with(Punctuated::<Meta, Token![,]>::parse_terminated);
        metas.into_iter().flatten().flat_map(|meta| derives(&meta)).collect()
    });
    inner.unwrap_or_default()
}

/// The names of the types for which a file implements the trait.
pub fn implementations(file: &File, of: &str) -> Vec<Ident> {
    let mut implementations = Implementations { of, found: Vec::new() };
    implementations.visit_file(file);
    implementations.found
}

struct Implementations<'a> {
    of: &'a str,
    found: Vec<Ident>,
}

impl<'ast> Visit<'ast> for Implementations<'_> {
    fn visit_item_impl(&mut self, item: &'ast ItemImpl) {
        let last = item.trait_.as_ref().and_then(|(path, _)| path.segments.last());
        if last.is_some_and(|last| last.ident == self.of)
            && let Type::Path(name) = &*item.self_ty
        {
            self.found.extend(name.path.segments.last().map(|last| last.ident.clone()));
        }
        visit::visit_item_impl(self, item);
    }

    fn visit_macro(&mut self, call: &'ast Macro) {
        call.parse_body().into_iter().for_each(|body| self.visit_file(&body));
    }
}

/// The names of a file's tests, including those inside a macro such as `proptest!`.
pub fn tests(file: &File) -> Vec<Ident> {
    let mut tests = Tests(Vec::new());
    tests.visit_file(file);
    tests.0
}

struct Tests(Vec<Ident>);

impl<'ast> Visit<'ast> for Tests {
    fn visit_item_fn(&mut self, item: &'ast ItemFn) {
        if item.attrs.iter().any(is_test_mark) {
            self.0.push(item.sig.ident.clone());
        }
        visit::visit_item_fn(self, item);
    }

    /// Counts any name after `#[test]` and `fn` as a test, since the functions inside a macro call may follow the
    /// macro's own grammar.
    fn visit_macro(&mut self, call: &'ast Macro) {
        let mut is_test = false;
        let mut after_fn = false;
        for token in call.tokens.clone() {
            match token {
                TokenTree::Group(group) => match group.delimiter() {
                    Delimiter::Bracket => is_test |= is_test_group(&group.stream()),
                    _ => is_test = false,
                },
                TokenTree::Ident(name) => {
                    if after_fn && is_test {
                        self.0.push(name.clone());
                        is_test = false;
                    }
                    after_fn = name == "fn";
                }
                _ => {}
            }
        }
    }
}

/// Returns `true` if these are the tokens inside `#[test]`.
fn is_test_group(tokens: &TokenStream) -> bool {
    tokens.clone().into_iter().count() == 1 && has_word(tokens, "test")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tidy::rust::tree;

    #[test]
    fn types_are_read_with_their_derives() {
        let source = "#[derive(Clone, serde::Serialize)]\n#[cfg_attr(x, derive(Debug))]\npub enum E { A }\n\
                      struct S;";
        let found = types(&tree(source));
        assert_eq!(found[0].name, "E");
        assert!(
            ["Serialize", "Debug"].iter().all(|name| found[0].derives.iter().any(|derived| derived == name))
        );
        assert_eq!((found[1].name.to_string().as_str(), found[1].derives.len()), ("S", 0));
        assert_eq!(found[1].name.span().start().line, 4);
    }

    #[test]
    fn a_macro_whose_body_is_rust_is_read() {
        let file =
            tree("m! { #[derive(Debug)] struct S<C = H>(C); impl<C> a::T for S<C> {} }\nm! { no = rust }");
        let found = types(&file);
        assert_eq!((found.len(), found[0].derives.as_slice()), (1, ["Debug".to_owned()].as_slice()));
        assert_eq!(found[0].defaults, ["H"]);
        assert_eq!(implementations(&file, "T"), ["S"]);
    }

    #[test]
    fn functions_are_distinguished_from_tests() {
        let source = "#[test]\nfn a() {}\nfn b() {}\n#[other::test]\nasync fn c() {}";
        assert_eq!(super::tests(&tree(source)), ["a", "c"]);
    }

    #[test]
    fn tests_inside_a_macro_are_found() {
        let source = "proptest! {\n#![config(x)]\n/// One.\n#[test]\nfn a(x in 0..5) { f() }\nfn b(x in 0..5) {}\n\
                      #[test] #[ignore]\nfn c() {} }";
        assert_eq!(super::tests(&tree(source)), ["a", "c"]);
    }
}
